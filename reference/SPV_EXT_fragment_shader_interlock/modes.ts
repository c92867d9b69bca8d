import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { modeOf, oneOf } from '../core/modes/execution-modes.ts'
import { enumerant } from '../core/shared/grammar.ts'

const modes = [
  ...['PixelInterlockOrderedEXT', 'PixelInterlockUnorderedEXT'],
  ...['SampleInterlockOrderedEXT', 'SampleInterlockUnorderedEXT'],
  ...['ShadingRateInterlockOrderedEXT', 'ShadingRateInterlockUnorderedEXT'],
]

const names: ReadonlyMap<number, string> = new Map(
  modes.map((name) => [enumerant('ExecutionMode', name), name]),
)
const fragment = enumerant('ExecutionModel', 'Fragment')

const others = ['SPV_NV_shading_rate', 'SPV_EXT_fragment_invocation_density']

/** Checks of the execution modes, and of the capability that asks for another extension. */
export const checks: readonly Check[] = [
  oneOf({
    rule: 'SPV_EXT_fragment_shader_interlock/modes-exclude-each-other',
    models: ['Fragment'],
    modes,
  }),
  {
    rule: 'SPV_EXT_fragment_shader_interlock/modes-are-for-fragment',
    at: ['OpExecutionMode'],
    among: modes.map((name) => `ExecutionMode.${name}`),
    judge(instruction, module, report) {
      const name = names.get(modeOf(instruction))
      const [target, mode] = instruction.operands
      const models = entryPoints(module).get(target?.value ?? 0)?.models
      if (name !== undefined && mode !== undefined && models?.includes(fragment) === false)
        report(mode.word, `${name} is for the execution model Fragment`)
    },
  },
  {
    rule: 'SPV_EXT_fragment_shader_interlock/shading-rates-are-declared',
    at: ['OpCapability'],
    among: ['FragmentShaderShadingRateInterlockEXT'],
    judge({ operands: [declared] }, module, report) {
      if (declared?.value !== enumerant('Capability', 'FragmentShaderShadingRateInterlockEXT'))
        return
      if (!others.some((name) => module.extensions.has(name)))
        report(declared.word, `neither ${others.join(' nor ')} is declared`)
    },
  },
]
