/** A phone with one button, and a thumb already on it. */
export function ThumbPhone() {
  return (
    <svg className="thumb-phone" viewBox="30 0 310 500" aria-hidden="true">
      <rect x={30} y={10} width={220} height={440} rx={34} fill="var(--paper)" />
      <path fill="var(--teal)" d="M52 50h176v130H52z" />
      <circle cx={140} cy={115} r={42} fill="var(--sky)" />
      <path fill="var(--ink)" d="M52 206h176v18H52zM52 236h120v18H52zM52 280h176v8H52zM52 300h150v8H52z" />
      <rect x={52} y={340} width={176} height={64} rx={32} fill="var(--tomato)" />
      <g className="presses">
        <g transform="rotate(-38 190 372)">
          <rect x={152} y={340} width={76} height={180} rx={38} fill="var(--mustard)" />
          <rect x={169} y={354} width={42} height={50} rx={21} fill="var(--paper)" />
        </g>
      </g>
    </svg>
  );
}
