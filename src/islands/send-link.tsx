import { chatSign } from "./chat-sign.ts";
import { Text } from "./text.tsx";

/** Opens our chat in a new tab, with what a tool shows. */
export function SendLink({ chat, words }: { chat: string; words: { send: string; opensNewTab: string } }) {
  return (
    <a className="button primary compact" href={chat} target="_blank" rel="noopener">
      <svg className="icon" width={24} height={24} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={chatSign} />
      </svg>
      <Text>{words.send}</Text>
      <Text className="hidden">{` (${words.opensNewTab})`}</Text>
    </a>
  );
}
