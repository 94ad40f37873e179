import { Text } from "./text.tsx";

/** Opens our chat in a new tab, with what a tool shows. */
export function SendLink({ chat, words }: { chat: string; words: { send: string; opensNewTab: string } }) {
  return (
    <a className="more" href={chat} target="_blank" rel="noopener">
      <Text>{words.send}</Text>
      <Text className="hidden">{` (${words.opensNewTab})`}</Text>
    </a>
  );
}
