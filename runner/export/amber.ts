import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import { template } from '../render.ts'
import { amberProgram } from './amber-program.ts'
import { assemblyOf } from './assembly-of.ts'
import type { ExportedCase } from './exported-case.ts'
import type { Exporter } from './exporter.ts'
import { originView } from './origin-view.ts'

const vulkan = environmentByName('vulkan1.3') as Environment

/** The script that runs a case; `undefined` if the case cannot be run. */
function script(one: ExportedCase, fill: ReturnType<typeof template>): string | undefined {
  const { id, rule, expect, environments, summary, file } = one.case
  if (expect !== 'valid' || !file.endsWith('.spvasm')) return undefined
  const program = amberProgram(decode(one.words).module)
  if (program === undefined || validate(one.words, vulkan).kind !== 'valid') return undefined
  const buffers = program.buffers.map((buffer, at) => ({ ...buffer, name: `buffer_${at}` }))
  return fill({
    id,
    rule,
    summary: summary.replaceAll(/\s+/g, ' '),
    environment: environments[0],
    entryPoint: program.entryPoint,
    extensions: program.needs.extensions,
    features: program.needs.features,
    buffers,
    assembly: assemblyOf(one.text).trimEnd(),
  })
}

/** Scripts for Amber that run the compute shaders among the valid cases on a Vulkan device. */
export const amber: Exporter = {
  summary: 'Amber scripts that run the valid compute shaders on a Vulkan device',
  consumer: 'amber',
  files: (cases, origin) => {
    const fill = template('exports/amber/case.amber.hbs', 'none')
    const scripts = cases.flatMap((one) => {
      const text = script(one, fill)
      return text === undefined ? [] : [[`${one.case.id}.amber`, text] as const]
    })
    if (scripts.length === 0) return new Map()
    const view = { ...originView(origin), count: scripts.length }
    return new Map([
      ['README.md', template('exports/amber/README.md.hbs', 'none')(view)],
      ...scripts,
    ])
  },
}
