import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { execute } from '#reference/execute/execute'
import { comparison } from '#runner/diff/comparison'
import { diffMarkdown } from '#runner/diff/diff-markdown'
import { diffSummary } from '#runner/diff/diff-summary'
import { diffText } from '#runner/diff/diff-text'
import { drawnRequest } from '#runner/execute/drawn-request'
import { reduceModule } from '#runner/fuzz/finding/reduce-module'
import { change, formOf } from '#runner/fuzz/make/change'
import { randomOf } from '#runner/fuzz/make/random'
import { notAsked } from '#runner/fuzz/observe/observation'
import type { Probe } from '#runner/fuzz/observe/probe'
import { isProblem } from '#runner/is-problem'
import { draftOf } from '#runner/new-text/draft'
import { draftDifferences, draftFiles } from '#runner/new-text/draft-files'
import { readReflection } from '#runner/reflection/read-reflection'
import { changedLines } from '#runner/smith/changed-lines'
import { colours } from '#scripts/cli/output/colours'
import { growthFaults, type Sized, steadyMs } from '#scripts/dev/hostile/growth'
import { debugTraps } from '../../reference/hostile/debug-traps.ts'
import { foundTraps } from '../../reference/hostile/found-traps.ts'
import { resourceTraps } from '../../reference/hostile/resource-traps.ts'
import { traps } from '../../reference/hostile/traps.ts'
import { typeTraps } from '../../reference/hostile/type-traps.ts'
import { newest } from '../../reference/newest.ts'
import { everyMaker } from '../../support/every-maker.ts'
import '../../support/needs-time.ts'
import { type Short, side } from '../diff/sides.ts'
import { documents } from './documents.ts'

/** Every trap of the judge, by the number of words. */
const modules: Readonly<Record<string, (words: number) => Uint32Array>> = {
  ...traps,
  ...typeTraps,
  ...resourceTraps,
  ...Object.fromEntries(
    Object.entries({ ...foundTraps, ...debugTraps }).map(([name, { make }]) => [name, make]),
  ),
}

/** The work of each command that reads a module, beside judging it; and what it may take for 100 kB, in milliseconds. */
const commands: Readonly<Record<string, readonly [number, (words: Uint32Array) => void]>> = {
  reflect: [100, (words) => readReflection(decode(words).module, true)],
  // It judges the module first.
  run: [
    200,
    (words) => {
      const limits = { steps: words.length }
      execute(words, { ...drawnRequest(words), groups: [1, 1, 1], limits })
    },
  ],
}

describe('a trap of the judge', () => {
  const names = Object.keys(modules)

  it('exists for many parts of a module', () => {
    expect(names.length).toBeGreaterThan(90)
  })

  it.each(Object.entries(commands))(
    'takes %s time in proportion to its size',
    (_, [promised, ask]) => {
      const faults = names.flatMap((name) => {
        const sizes = [12_500, 25_000, 50_000].map((words) => modules[name]?.(words))
        const inputs = sizes.flatMap((words): Sized[] =>
          words === undefined ? [] : [{ octets: words.byteLength, run: () => ask(words) }],
        )
        return growthFaults(inputs, steadyMs, promised).map((fault) => `${name}: ${fault}`)
      })
      expect(faults).toEqual([])
    },
    400_000,
  )
})

describe('a change of a trap of the judge', () => {
  /** Mutators that change each trap, others for each. */
  const changes = 3
  const mutators = [...everyMaker.mutatorByKey.values()]

  it('takes mutate time in proportion to the size of the module', () => {
    const faults = Object.entries(modules).flatMap(([name, make], trap) => {
      // Each may list the sites of a mutator in all of the module, so every second trap is enough.
      if (trap % 2 === 1) return []
      const some = Array.from(
        { length: changes },
        (_, n) => mutators[(trap * 37 + n * 11) % mutators.length],
      )
      const inputs = [12_500, 25_000, 50_000].map((size) => {
        const words = make(size)
        const run = () => {
          const form = formOf(words)
          for (const mutator of some) {
            const changed = mutator && change(mutator, form, randomOf(1, 1))
            if (changed !== undefined) changedLines(words, changed.words)
          }
        }
        return { octets: words.byteLength, run }
      })
      return growthFaults(inputs, steadyMs, 100 * changes).map((fault) => `${name}: ${fault}`)
    })
    expect(mutators.length).toBeGreaterThan(200)
    expect(faults).toEqual([])
  }, 400_000)
})

describe('a hostile document', () => {
  it.each(Object.entries(documents))(
    'takes new-text time in proportion to its size: %s',
    (_, make) => {
      const inputs = [25_000, 50_000, 100_000, 200_000].map((characters) => {
        const text = make(characters)
        const run = () => {
          const draft = draftOf('hostile.adoc', text)
          if (!('name' in draft)) return
          draftFiles(draft)
          draftDifferences(draft)
        }
        return { octets: text.length, run }
      })
      expect(growthFaults(inputs, steadyMs, 500)).toEqual([])
    },
    100_000,
  )
})

describe('a large run log', () => {
  const answers: Readonly<Record<string, readonly [(n: number) => Short, (n: number) => Short]>> = {
    'and says the same of all': [() => 'agree: a', () => 'false-accept: b'],
    'and says something else of each': [(n) => `agree: a ${n}`, (n) => `crash: b ${n} in c${n}`],
    'and refuses all in words of their own': [(n) => `false-reject: x${n}`, () => 'agree'],
    'and changes words only': [(n) => `agree: a x${n}`, (n) => `agree: b y${n}`],
  }
  const ids: Readonly<Record<string, (n: number) => string>> = {
    'in one rule': (n) => `SPV_TEST/one/${n % 2 === 0 ? 'valid' : 'case'}-${n}`,
    'in rules of their own': (n) => `SPV_TEST/rule-${n}/valid-1`,
  }
  const all = Object.entries(answers).flatMap(([what, [before, after]]) =>
    Object.entries(ids).map(([where, id]) => ({ what, where, before, after, id })),
  )

  it.each(all)(
    'takes diff time in proportion to its size: $what, $where',
    ({ before, after, id }) => {
      const inputs = [500, 1000, 2000, 4000].map((count) => {
        const sideOf = (answer: (n: number) => Short, version: string) =>
          side(
            Object.fromEntries(Array.from({ length: count }, (_, n) => [id(n), answer(n)])),
            'val',
            version,
          )
        const [left, right] = [sideOf(before, '1'), sideOf(after, '2')]
        const run = () => {
          // Each invalid case has the one before it as its control.
          const held = comparison(left, right, (name) =>
            name.replace(/case-(\d+)$/, (_, n) => `valid-${Number(n) - 1}`),
          )
          const summary = diffSummary(held, () => undefined)
          diffText(summary, colours(process.stdout))
          diffMarkdown(summary)
        }
        return { octets: JSON.stringify([left, right]).length, run }
      })
      expect(growthFaults(inputs, steadyMs, 100)).toEqual([])
    },
    100_000,
  )
})

describe('a module that cannot be reduced', () => {
  const disagreement = { outcome: 'error', key: 'as a whole', said: 'as a whole' } as const

  it.each(['a structure of many members with decorations', 'decoration groups of each other'])(
    'costs reduce as many words as it may judge, whatever its size: %s',
    async (name) => {
      const judged: number[] = []
      for (const size of [12_500, 25_000, 50_000]) {
        const words = modules[name]?.(size) ?? Uint32Array.of()
        let count = 0
        const probe: Probe = {
          ...{ name: 'reference', tools: [], one: { of: 1, at: 0 } },
          judge: (asked) => {
            count += asked.length
            return { kind: 'valid' }
          },
          observe: async (asked) =>
            asked.map(({ words: made }) =>
              made.length < words.length
                ? notAsked
                : { kind: 'invalid', template: '', disagreement },
            ),
        }
        const reduced = await reduceModule([{ words, control: null, environment: newest }], [probe])
        expect(reduced !== undefined && !isProblem(reduced) && reduced.trail.end).toMatch(
          /^(?:words|questions|smallest)$/,
        )
        judged.push(count)
      }
      // What a finding may cost, and the module itself, which is judged a few times besides.
      for (const count of judged) expect(count).toBeLessThan(8_000_000)
    },
    200_000,
  )
})
