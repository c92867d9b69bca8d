import { outcomesOfResults } from '#runner/expectations/expectations'
import type { KitTool } from './kit-tools.ts'

/** Why no module shows a cause. */
export function withoutModule({ showings, spec }: KitTool): string {
  if (showings.some(({ outcome }) => outcomesOfResults.has(outcome)))
    return `only the inputs of ${showings[0]?.case.id} show it; spirv-cts results --tool or --back runs the case with them`
  if (showings.length > 0 && showings.every(({ sometimes }) => sometimes))
    return `${spec} shows it in some runs only, and did not show it in this one; run the command again`
  return showings.length === 0
    ? `no case of the corpus shows it with ${spec}`
    : `${spec} answers none of the smallest of its ${showings.length} cases as recorded; explain names them`
}
