import { describe, expect, it } from 'vitest'
import { amendments } from '#reference/amendments'
import { validate } from '#reference/validate'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'
import {
  type AmendedSubject,
  amendedModule,
  amendedSubjects,
  type DeclaredFeatures,
  wrongOperands,
} from './amended-subjects.ts'

const worlds: readonly DeclaredFeatures[] = ['core', 'untyped pointers', 'descriptor heap']
const version = 0x0001_0600

/** The rules that are blamed for a module with that subject, each once. */
function blamed(world: DeclaredFeatures, subject: AmendedSubject): readonly string[] {
  const verdict = validate(assembly(amendedModule(world, subject), { version }), newest)
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
  return [...new Set(verdict.blames.map(({ rule }) => rule))]
}

/** The line with each of the wrong ids at each of its operands in turn; the target of an annotation is not one of them. */
function brokenLines({ line, place, anyResult }: AmendedSubject): readonly string[] {
  const words = line.split(' ')
  return words.flatMap((word, index) => {
    if (!word.startsWith('%') || word === '%x') return []
    if (index === 1 && place === 'annotation') return []
    const isResultType = words[0] === '%x' && index === 3
    return Object.entries(wrongOperands).flatMap(([kind, wrong]) => {
      if (wrong === word) return []
      if (isResultType && anyResult === true && kind === 'another type') return []
      return [words.with(index, wrong).join(' ')]
    })
  })
}

/** Amended rules on instructions that need capabilities which the modules of the table do not declare. */
const otherModules: ReadonlySet<string> = new Set([
  'SPV_EXT_shader_atomic_float_add/pointer-points-to-the-result-type',
  'SPV_EXT_shader_atomic_float_add/value-has-the-result-type',
  'SPV_EXT_shader_atomic_float_min_max/pointer-points-to-the-result-type',
  'SPV_EXT_shader_atomic_float_min_max/value-has-the-result-type',
  'SPV_KHR_untyped_pointers/array-length-variable-is-a-descriptor',
  'SPV_NV_shader_subgroup_partitioned/ballot-is-specified',
  'SPV_NV_shader_subgroup_partitioned/partition-is-a-4-component-vector',
  'SPV_NV_shader_subgroup_partitioned/partitioned-value-is-a-scalar-or-vector',
  'SPV_NV_shader_subgroup_partitioned/version-is-1-3-or-later',
  'core/atomic-flag-pointee',
  'core/physical-matrix-pointer-origin',
  'core/physical-matrix-pointer-use',
])

const table = Object.entries(amendedSubjects).flatMap(([rule, subjects]) =>
  worlds.flatMap((world) =>
    subjects
      .filter(({ untyped }) => untyped !== true || world !== 'core')
      .map((subject) => ({ rule, world, subject, broken: brokenLines(subject) })),
  ),
)
const size = table.reduce((sum, { broken }) => sum + broken.length, 0)

describe('operands of the instructions whose sentences a text rewords', () => {
  it('are those of every amended rule', () => {
    const amended = amendments
      .flatMap(({ old }) => [...old.keys()])
      .filter((rule) => !otherModules.has(rule))
    expect(amended.length).toBeGreaterThan(30)
    expect(Object.keys(amendedSubjects).toSorted()).toEqual(amended.toSorted())
  })

  it(`are tested with a table of ${size} wrong operands`, () => {
    expect(size).toBeGreaterThan(6000)
    expect(table.filter(({ broken }) => broken.length === 0)).toEqual([])
  })

  it.each(table)('are blamed for $rule, $world: $subject.line', ({ world, subject, broken }) => {
    expect(blamed(world, subject)).toEqual([])
    for (const line of broken) {
      const rules = blamed(world, { ...subject, line })
      expect({ line, rules }).toEqual({ line, rules: [expect.any(String)] })
    }
  })
})
