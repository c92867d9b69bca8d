import { beforeAll, describe, expect, it } from 'vitest'
import type { Instruction, Module } from '#generators/module'
import { swapped } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { commonTraits } from '#runner/check/common/common-traits'
import type { TraitsSubject } from '#runner/check/common/module-traits'
import { assembleText } from '#runner/corpus/assembly'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import type { Result } from '#runner/log/run-log'
import { packageRoot } from '#runner/package-root'
import { opcodeOf } from '#spec/grammar/opcodes'

/** A module and its control. */
type CaseAndControl = Pick<TraitsSubject, 'words' | 'control' | 'environment'>

type PlantedChange = (module: Module, fault: number) => Module

const opFunction = opcodeOf('OpFunction')
const free = 250

function inserted(module: Module, index: number, more: readonly Instruction[]): Module {
  const { instructions } = module
  return {
    ...module,
    instructions: [...instructions.slice(0, index), ...more, ...instructions.slice(index)],
  }
}

/** Index of the first instruction that differs; -1 where only the headers do. */
function faultOf(broken: Module, sound: Module): number {
  return broken.instructions.findIndex(
    (instruction, index) =>
      JSON.stringify(instruction) !== JSON.stringify(sound.instructions[index]),
  )
}

/** Both modules after the same change at the place of the first difference. */
function changed(
  { words, control, environment }: CaseAndControl,
  change: PlantedChange,
): CaseAndControl {
  const [broken, sound] = [read(words), read(control ?? words)]
  if (broken === undefined || sound === undefined) throw new Error('no modules')
  const place = faultOf(broken, sound)
  return {
    environment,
    words: encode(change(broken, place)),
    control: encode(change(sound, place)),
  }
}

/** What each planted tool is wrong about, as a change of modules that have nothing of it before. */
const plants: Readonly<Record<string, (twins: CaseAndControl) => CaseAndControl>> = {
  'have the fault in a function after the first': (twins) =>
    changed(twins, (module, fault) =>
      inserted(module, fault, [
        { opcode: opFunction, words: [free, free + 1, 0, free + 2] },
        { opcode: opFunction, words: [free, free + 3, 0, free + 2] },
      ]),
    ),
  'use the result of OpCopyLogical in the faulty instruction': (twins) =>
    changed(twins, (module, fault) => {
      const { opcode, words } = module.instructions[fault] as Instruction
      const copied = {
        ...module,
        instructions: module.instructions.with(fault, { opcode, words: [...words, free] }),
      }
      const copy = { opcode: opcodeOf('OpCopyLogical'), words: [free + 1, free, free + 2] }
      return inserted(copied, fault, [copy])
    }),
  'have OpDecorationGroup': (twins) =>
    changed(twins, (module) =>
      inserted(module, 0, [{ opcode: opcodeOf('OpDecorationGroup'), words: [free] }]),
    ),
  'have an id above 300': (twins) => changed(twins, (module) => ({ ...module, bound: 330 })),
  'have more than 1500 instructions': (twins) =>
    changed(twins, (module) =>
      inserted(
        module,
        module.instructions.length,
        new Array<Instruction>(1600).fill({ opcode: opcodeOf('OpNop'), words: [] }),
      ),
    ),
  'have more than 4096 words': (twins) =>
    changed(twins, (module) =>
      inserted(module, 0, [
        { opcode: opcodeOf('OpString'), words: [free, ...new Array<number>(5000).fill(0)] },
      ]),
    ),
  'are in the other byte order': ({ words, control, ...twins }) => ({
    ...twins,
    words: swapped(words),
    control: control && swapped(control),
  }),
  'have more than one OpEntryPoint': (twins) =>
    changed(twins, (module) =>
      inserted(
        module,
        0,
        [free, free + 1].map((id) => ({ opcode: opcodeOf('OpEntryPoint'), words: [0, id, 0] })),
      ),
    ),
  'have the fault right after OpLine': (twins) =>
    changed(twins, (module, fault) =>
      inserted(module, fault, [{ opcode: opcodeOf('OpLine'), words: [free, 1, 1] }]),
    ),
  'have the fault after OpPhi in its block': (twins) =>
    changed(twins, (module, fault) =>
      inserted(module, fault, [
        { opcode: opFunction, words: [free, free + 1, 0, free + 2] },
        { opcode: opcodeOf('OpLabel'), words: [free + 3] },
        { opcode: opcodeOf('OpPhi'), words: [free, free + 4] },
      ]),
    ),
  'have version 1.4': (twins) => changed(twins, (module) => ({ ...module, version: 0x0001_0400 })),
  'are asked about in vulkan1.2': (twins) => ({ ...twins, environment: 'vulkan1.2' }),
}

interface AskedTwins extends CaseAndControl {
  readonly rule: string
  readonly isPlanted: boolean
}

/** Lines about a tool that has another answer to some of these modules, all of which are broken and refused otherwise. */
function linesFor(
  all: readonly AskedTwins[],
  isWrong: (asked: AskedTwins, index: number) => boolean,
  wrongOutcome: 'false-accept' | 'unsupported' = 'false-accept',
) {
  const subjects = new Map<string, { case: { control: string | null }; words: Uint32Array }>()
  const results = all.map((asked, index) => {
    const id = `${asked.rule}/x-${index}`
    subjects.set(id, { case: { control: `${id}-control` }, words: asked.words })
    const control = asked.control ?? asked.words
    subjects.set(`${id}-control`, { case: { control: null }, words: control })
    const outcome = isWrong(asked, index) ? wrongOutcome : 'agree'
    const { environment, rule } = asked
    const answers = [{ environment, outcome, verdict: { kind: 'valid' } }]
    return { kind: 'result', case: id, rule, expect: 'invalid', oracle: 'mine', outcome, answers }
  })
  return commonTraits(
    results as unknown as readonly Result[],
    subjects as unknown as Parameters<typeof commonTraits>[1],
  )
}

let corpus: Corpus
const base: AskedTwins[] = []
beforeAll(() => {
  const opened = readCorpus(`${packageRoot()}/corpus`, assembleText)
  if (isProblem(opened)) throw new Error(opened.message)
  corpus = opened
  const { cases } = corpus.manifest
  const byId = new Map(cases.map((each) => [each.id, each]))
  const invalid = cases.filter(
    ({ expect, control, phase }) =>
      expect === 'invalid' && control !== null && phase === 'validate',
  )
  for (let index = 0; index < invalid.length && base.length < 160; index += 101) {
    const filed = invalid[index]
    const twin = byId.get(filed?.control ?? '')
    if (filed === undefined || twin === undefined) continue
    const [broken, sound] = [corpus.read(filed), corpus.read(twin)]
    if (isProblem(broken) || isProblem(sound) || (broken.words[3] ?? 0) >= free) continue
    const { words } = broken
    const [module, other] = [read(words), read(sound.words)]
    if (module === undefined || other === undefined || faultOf(module, other) < 0) continue
    if (module.instructions.filter(({ opcode }) => opcode === opFunction).length > 1) continue
    base.push({
      words,
      control: sound.words,
      environment: 'spv1.6',
      rule: filed.rule,
      isPlanted: false,
    })
  }
})

describe('common traits of wrong answers', () => {
  it.each(Object.keys(plants))(
    'are named for a tool that accepts faults in modules that %s',
    (trait) => {
      const plant = plants[trait] as (twins: CaseAndControl) => CaseAndControl
      const all = base.map((twins, index) =>
        index % 4 === 0 ? { ...twins, ...plant(twins), isPlanted: true } : twins,
      )
      const wrong = all.filter(({ isPlanted }) => isPlanted).length
      const [line, ...others] = linesFor(all, ({ isPlanted }) => isPlanted)
      expect(others).toEqual([])
      expect(line).toContain(`all ${wrong} modules of false-accept answers`)
      expect(line).toContain(trait)
      expect(line).toMatch(/so do [12]?[0-9] of 1\d\d answered rightly$/)
    },
  )

  it('are named for a tool that says that it does not know them', () => {
    const plant = plants['have OpDecorationGroup'] as (twins: CaseAndControl) => CaseAndControl
    const all = base.map((twins, index) =>
      index % 4 === 0 ? { ...twins, ...plant(twins), isPlanted: true } : twins,
    )
    const [line, ...others] = linesFor(all, ({ isPlanted }) => isPlanted, 'unsupported')
    expect(others).toEqual([])
    expect(line).toMatch(
      /all \d+ modules of unsupported answers, about \d+ rules, have OpDecorationGroup/,
    )
  })

  it('are not named for what a tool is said not to know, but knows in other modules', () => {
    const plant = plants['have OpDecorationGroup'] as (twins: CaseAndControl) => CaseAndControl
    const all = base.map((twins, index) =>
      index % 2 === 0 ? { ...twins, ...plant(twins), isPlanted: true } : twins,
    )
    // A fifth of those that have it is answered.
    const isWrong = ({ isPlanted }: AskedTwins, index: number) => isPlanted && index % 10 !== 0
    expect(linesFor(all, isWrong)).toHaveLength(1)
    expect(linesFor(all, isWrong, 'unsupported')).toEqual([])
  })

  it('are not named if wrong answers have nothing in common, or are about two rules only', () => {
    for (const step of [3, 5, 7])
      expect(linesFor(base, (_, index) => index % step === 0)).toEqual([])
    const rules = [base[0]?.rule, base[1]?.rule]
    const many = base.flatMap((twins) =>
      new Array<AskedTwins>(rules.includes(twins.rule) ? 12 : 1).fill(twins),
    )
    expect(linesFor(many, ({ rule }) => rules.includes(rule))).toEqual([])
  })
})
