import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/**
 * The interfaces of shaders for Vulkan: the chapter of the Vulkan specification, of Vulkan 1.4 with all extensions. Its
 * revision is the patch version of the specification. It declares no instructions.
 */
export const text: Text = {
  name: 'Vulkan-shader-interfaces',
  title: 'Shader Interfaces of Vulkan',
  client: 'vulkan',
  revision: 360,
  versions: [
    { date: '2026-08-14', commit: '090f1b190d60', revision: 360, statements: '0f12e52360e02e07' },
  ],
  facts: { instructions: [], enumerants: [], differences: [] },
  rules: families.flatMap(([, { rules }]) => rules),
}
