/** What the columns of a table of examples are called. */
export interface ExamplesWords {
  caption: string;
  columns: readonly string[];
}

/** Answers of a tool, where no script can give them: without JavaScript and on paper. */
export function Examples({ words, rows }: { words: ExamplesWords; rows: readonly (readonly string[])[] }) {
  return (
    <table className="examples">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
