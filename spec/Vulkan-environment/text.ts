import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/**
 * The rules for Vulkan beyond the core specification: the appendix of the Vulkan specification, of Vulkan 1.4 with all
 * extensions. Its revision is the patch version of the specification. It declares no instructions.
 */
export const text: Text = {
  name: 'Vulkan-environment',
  title: 'Vulkan Environment for SPIR-V',
  client: 'vulkan',
  revision: 360,
  versions: [
    { date: '2026-08-14', commit: '090f1b190d60', revision: 360, statements: 'cf2a2ee0b2a14a86' },
  ],
  facts: { instructions: [], enumerants: [], differences: [] },
  rules: families.flatMap(([, { rules }]) => rules),
}
