/** What stands below the grid: chart, calculator, charges, costs, versions, currencies. */
export function LadderPanels() {
  return null;
}
