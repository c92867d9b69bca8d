import { octets } from '../oracle/octets.ts'
import { template } from '../render.ts'
import type { ExportedCase } from './exported-case.ts'
import type { Exporter } from './exporter.ts'
import { originView } from './origin-view.ts'

/** Folder for the words of cases that no assembler can express. */
const inputs = 'Inputs'

const isAssembly = ({ case: of }: ExportedCase) => of.file.endsWith('.spvasm')

/** Commands that put a case's module at `target`; none where it stands in the inputs, and where it then is. */
function madeAt(
  one: ExportedCase,
  target: string,
): { readonly run: string[]; readonly at: string } {
  const { id, environments } = one.case
  if (!isAssembly(one)) return { run: [], at: `%{cases}/${inputs}/${id}.spv` }
  const source = `%{cases}/${id}.spvasm`
  return {
    run: [
      `%spirv_as --preserve-numeric-ids --target-env ${environments[0]} -o ${target} ${source}`,
    ],
    at: target,
  }
}

function commands(one: ExportedCase, control: ExportedCase | undefined): readonly string[] {
  const { expect } = one.case
  const module = madeAt(one, '%t.spv')
  if (expect === 'either') return module.run.length > 0 ? module.run : ['echo']
  // What a later version of its text allows is valid, and has the control that it was derived from.
  if (expect === 'valid' || control === undefined)
    return [
      ...module.run,
      ...one.asked.map((name) => `%spirv_val --target-env ${name} ${module.at}`),
    ]
  const twin = madeAt(control, '%t.control.spv')
  return [
    ...twin.run,
    ...module.run,
    ...one.asked.flatMap((name) => [
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
    const byId = new Map(cases.map((one) => [one.case.id, one]))
    const files = new Map<string, string | Uint8Array>([
      ['README.md', template('exports/lit/README.md.hbs', 'none')({ ...view, known })],
      ['lit.cfg.py', template('exports/lit/lit.cfg.py.hbs', 'none')(view)],
    ])
    for (const one of cases) {
      const { id, control } = one.case
      const run = commands(one, control === null ? undefined : byId.get(control))
      const xfail = one.isKnown ? '; XFAIL: *\n' : ''
      const lines = `${xfail}${run.map((command) => `; RUN: ${command}\n`).join('')}`
      if (isAssembly(one)) files.set(`${id}.spvasm`, `${lines}${one.text}`)
      else {
        const header = one.text.split('\n').filter((line) => /^; \w+: /.test(line))
        files.set(`${id}.test`, `${lines}${header.join('\n')}\n`)
        files.set(`${inputs}/${id}.spv`, octets(one.octets ?? one.words))
      }
    }
    return files
  },
}
