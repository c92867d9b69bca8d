import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import { template } from '../render.ts'
import { type AmberProgram, amberProgram } from './amber-program.ts'
import { type AmberRun, amberRun } from './amber-run.ts'
import { assemblyOf } from './assembly-of.ts'
import type { ExportedCase } from './exported-case.ts'
import type { ExportedResult } from './exported-result.ts'
import type { Exporter } from './exporter.ts'
import { originView } from './origin-view.ts'

const vulkan = environmentByName('vulkan1.3') as Environment

/** The subject of a script, apart from how it runs. */
interface AmberSubject {
  readonly id: string
  readonly summary: string
  readonly environment: string | undefined
  readonly assembly: string
}

/** How Amber runs a module; `undefined` if it cannot, or if the module is not valid where it runs. */
function programOf(words: Uint32Array): AmberProgram | undefined {
  const program = amberProgram(decode(words).module)
  return program !== undefined && validate(words, vulkan).kind === 'valid' ? program : undefined
}

type AmberTemplate = ReturnType<typeof template>

function script(
  about: AmberSubject,
  { entryPoint, needs }: AmberProgram,
  run: AmberRun,
  fill: AmberTemplate,
): string {
  return fill({
    ...about,
    ...needs,
    ...run,
    summary: about.summary.replaceAll(/\s+/g, ' '),
    assembly: about.assembly.trimEnd(),
    entryPoint,
  })
}

/** The script that runs a case on buffers of zeros; `undefined` if the case cannot be run. */
function caseScript(exported: ExportedCase, fill: AmberTemplate): string | undefined {
  const { expect, environments, file } = exported.case
  if (expect !== 'valid' || !file.endsWith('.spvasm')) return undefined
  const program = programOf(exported.words)
  // Nothing says how many bytes of push constants the shader reads.
  if (program === undefined || program.pushConstants) return undefined
  const [environment] = environments
  const buffers = program.buffers.map((buffer, index) => ({
    ...buffer,
    name: `buffer_${index}`,
    data: '',
  }))
  const run = { groups: '1 1 1', specialization: [], buffers, pushConstants: '', expectations: [] }
  return script(
    { ...exported.case, environment, assembly: assemblyOf(exported.text) },
    program,
    run,
    fill,
  )
}

/** The script that runs a case with results; `undefined` if the case cannot be run. */
function resultScript(exported: ExportedResult, fill: AmberTemplate): string | undefined {
  const program = programOf(exported.words)
  const run = program && amberRun(exported)
  return (
    program && run && script({ ...exported, summary: exported.file.summary }, program, run, fill)
  )
}

/** Scripts for Amber that run the compute shaders among the valid cases, and the cases with results, on a Vulkan device. */
export const amber: Exporter = {
  summary: 'Amber scripts that run valid compute shaders on a Vulkan device, and check results',
  consumer: 'amber',
  takes: ['cases', 'results'],
  files: (cases, origin, results) => {
    const fill = template('exports/amber/case.amber.hbs', 'none')
    const named = (id: string, text: string | undefined) =>
      text === undefined ? [] : [[`${id}.amber`, text] as const]
    const plain = cases.flatMap((exported) => named(exported.case.id, caseScript(exported, fill)))
    const checked = results.flatMap((exported) =>
      named(`results/${exported.id}`, resultScript(exported, fill)),
    )
    if (plain.length + checked.length === 0) return new Map()
    const view = { ...originView(origin), plain: plain.length, checked: checked.length }
    return new Map([
      ['README.md', template('exports/amber/README.md.hbs', 'none')(view)],
      ...plain,
      ...checked,
    ])
  },
}
