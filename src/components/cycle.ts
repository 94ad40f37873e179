/** Returns the item at an index of a list that repeats: there may be more words than colours or drawings for them. */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
