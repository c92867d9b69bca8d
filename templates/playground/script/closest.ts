import type { CaseData } from '../../../runner/playground/page-data.ts'
import { element } from '../../pages/script/dom.js'
import { listing } from '../../pages/script/listing.js'
import type { DataFiles } from './data-files.ts'
import { sentenceOf } from './sentence-of.ts'

/** Where the closest case of a rule is looked for. */
export interface ClosestContext {
  readonly files: DataFiles
  readonly text: () => string
  readonly openCase: (id: string) => void
}

/** How often each opcode is in a text. */
function opcodes(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [name] of text.matchAll(/\bOp[A-Z]\w*/g)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** How much of two modules is the same, from 0 to 1: instructions of the same name that both have, among all. */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let [both, all] = [0, 0]
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const [inA, inB] = [a.get(name) ?? 0, b.get(name) ?? 0]
    both += Math.min(inA, inB)
    all += Math.max(inA, inB)
  }
  return all === 0 ? 0 : both / all
}

/** The invalid case of a rule that is most like the module, beside the valid twin that differs from it in one fault. */
export async function closestCase(
  rule: string,
  { files, text, openCase }: ClosestContext,
): Promise<HTMLElement> {
  const module = opcodes(text())
  const cases = Object.entries(await files.casesOf(rule))
  const best = cases
    .filter(([, { expect, control }]) => expect === 'invalid' && control !== undefined)
    .map(([name, data]): readonly [number, string, CaseData] => [
      likeness(module, opcodes(data.module)),
      name,
      data,
    ])
    .sort(([a, first], [b, second]) => b - a || (first < second ? -1 : 1))[0]
  if (best === undefined) return element('p', {}, 'No case breaks this rule.')
  const [, name, data] = best
  const twin = await files.caseOf(data.control ?? '')
  const open = (id: string, label: string) =>
    element('button', { type: 'button', class: 'button', click: () => openCase(id) }, label)
  return element(
    'div',
    {},
    element('p', {}, sentenceOf(data.summary)),
    listing(data.module, twin?.module ?? ''),
    element(
      'p',
      { class: 'field' },
      open(`${rule}/${name}`, 'Open the case'),
      ...(data.control === undefined ? [] : [open(data.control, 'Open its valid twin')]),
    ),
  )
}
