import type { RuleCase } from '../case-makers.ts'
import { parts } from './case.ts'

const capabilities = (name: string) => ({
  capabilities: `OpCapability Shader\nOpCapability ${name}`,
})

/** Capabilities of the table, and others. */
export const capabilityCases: readonly RuleCase[] = [
  parts('capability-listed', capabilities('Int64'), capabilities('Linkage')),
  parts('capability-listed', capabilities('ImageCubeArray'), capabilities('SampledRect')),
]
