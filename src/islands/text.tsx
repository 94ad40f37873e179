/** Words that the server has written. A page translator may have changed them; React must not build the island anew for that. */
export function Text({
  as: Tag = "span",
  className,
  children,
}: {
  as?: "span" | "strong" | "p";
  className?: string;
  children: string;
}) {
  return (
    <Tag className={className} suppressHydrationWarning>
      {children}
    </Tag>
  );
}
