import { AdsCost } from "./ads-cost.tsx";
import { LostCalls } from "./lost-calls.tsx";
import { OnlineDay } from "./online-day.tsx";

/** Every island by the name its markup carries. */
export const islands = {
  "ads-cost": AdsCost,
  "lost-calls": LostCalls,
  "online-day": OnlineDay,
};

export type IslandName = keyof typeof islands;
