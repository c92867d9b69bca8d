import { octets } from '../oracle/octets.ts'
import { template } from '../render.ts'
import type { ExportedCase } from './exported-case.ts'
import type { Exporter } from './exporter.ts'
import { originView } from './origin-view.ts'

/** Folder for the words of cases that no assembler can express. */
const inputs = 'Inputs'

const isAssembly = ({ case: filed }: ExportedCase) => filed.file.endsWith('.spvasm')

/** Commands that put a case's module at `target`; none if it is among the inputs, and its place there. */
function madeAt(
  exported: ExportedCase,
  target: string,
): { readonly run: string[]; readonly at: string } {
  const { id, environments } = exported.case
  if (!isAssembly(exported)) return { run: [], at: `%{cases}/${inputs}/${id}.spv` }
  const source = `%{cases}/${id}.spvasm`
  return {
    run: [
      `%spirv_as --preserve-numeric-ids --target-env ${environments[0]} -o ${target} ${source}`,
    ],
    at: target,
  }
}

function commands(exported: ExportedCase, control: ExportedCase | undefined): readonly string[] {
  const { expect } = exported.case
  const module = madeAt(exported, '%t.spv')
  if (expect === 'either') return module.run.length > 0 ? module.run : ['echo']
  // A case that a later version of its text allows is valid, and has the control that it was derived from.
  if (expect === 'valid' || control === undefined)
    return [
      ...module.run,
      ...exported.asked.map((name) => `%spirv_val --target-env ${name} ${module.at}`),
    ]
  const twin = madeAt(control, '%t.control.spv')
  return [
    ...twin.run,
    ...module.run,
    ...exported.asked.flatMap((name) => [
      `%spirv_val --target-env ${name} ${twin.at}`,
      `%not %spirv_val --target-env ${name} ${module.at}`,
    ]),
  ]
}

/** Tests for LLVM's lit, one for each case, with the commands in comments. */
export const lit: Exporter = {
  summary: "tests for LLVM's lit, with RUN lines for spirv-as and spirv-val",
  consumer: 'lit',
  takes: ['cases'],
  marksKnown: 'XFAIL',
  files: (cases, origin) => {
    const view = originView(origin)
    const known = cases.filter(({ isKnown }) => isKnown).length
    const byId = new Map(cases.map((exported) => [exported.case.id, exported]))
    const files = new Map<string, string | Uint8Array>([
      ['README.md', template('exports/lit/README.md.hbs', 'none')({ ...view, known })],
      ['lit.cfg.py', template('exports/lit/lit.cfg.py.hbs', 'none')(view)],
    ])
    for (const exported of cases) {
      const { id, control } = exported.case
      const run = commands(exported, control === null ? undefined : byId.get(control))
      const xfail = exported.isKnown ? '; XFAIL: *\n' : ''
      const lines = `${xfail}${run.map((command) => `; RUN: ${command}\n`).join('')}`
      if (isAssembly(exported)) files.set(`${id}.spvasm`, `${lines}${exported.text}`)
      else {
        const header = exported.text.split('\n').filter((line) => /^; \w+: /.test(line))
        files.set(`${id}.test`, `${lines}${header.join('\n')}\n`)
        files.set(`${inputs}/${id}.spv`, octets(exported.octets ?? exported.words))
      }
    }
    return files
  },
}
