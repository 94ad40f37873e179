/** Returns how this document was loaded, as far as the browser tells. */
export function thisLoad(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
}
