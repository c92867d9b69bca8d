import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/**
 * The rules for OpenCL beyond the core specification: the OpenCL SPIR-V environment specification, of OpenCL 3.1 with
 * the extensions of Khronos. Its revision is that of OpenCL, `301` for 3.1. It declares no instructions.
 */
export const text: Text = {
  name: 'OpenCL-environment',
  title: 'OpenCL SPIR-V Environment Specification',
  client: 'opencl',
  revision: 301,
  versions: [
    { date: '2026-07-07', commit: '1fb076bc72bd', revision: 301, statements: '697ba8855f5cbcc9' },
  ],
  facts: { instructions: [], enumerants: [], differences: [] },
  rules: families.flatMap(([, { rules }]) => rules),
}
