import { Text } from "./text.tsx";

export interface SendWords {
  /** Sends the figures to us. */
  send: string;
  opensNewTab: string;
}

/** Opens our chat with the figures after its first words. Nothing is sent unless the visitor does it. */
export function SendLink({ chat, message, words }: { chat: string; message: string | undefined; words: SendWords }) {
  const href = message ? chat + encodeURIComponent(` ${message}`) : chat;
  return (
    <a className="more" href={href} target="_blank" rel="noopener">
      <Text>{words.send}</Text>
      <Text className="hidden">{` (${words.opensNewTab})`}</Text>
    </a>
  );
}
