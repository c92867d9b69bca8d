import { expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import type { Case } from '#spec/case'
import { type Environment, environmentByName } from '#spec/environments'
import { corpusCases } from '../../texts/corpus-cases.ts'

/**
 * Rules that valid modules follow without the instruction that breaks them, with the instruction that a valid case
 * contains instead.
 */
const without: Readonly<Record<string, string>> = {
  'SPV_KHR_untyped_pointers/logical-pointer-operand-is-of-a-listed-instruction':
    'an instruction of the list; those that are not on it break the rule',
  'SPV_KHR_untyped_pointers/logical-pointer-result-is-of-a-listed-instruction':
    'a chain of the list; pointers that other instructions result in break the rule',
  'SPV_KHR_untyped_pointers/physical-pointer-to-a-matrix-is-only-loaded-or-stored':
    'loads and stores; other instructions break the rule',
  'SPV_KHR_untyped_pointers/untyped-pointer-to-a-matrix-is-only-loaded-or-stored':
    'loads and stores; other instructions break the rule',
  'SPV_EXT_float8/values-are-used-with-listed-instructions':
    'instructions of the list; those that are not on it break the rule',
  'SPV_EXT_ocp_microscaling_types/values-are-used-with-listed-instructions':
    'instructions of the list; those that are not on it break the rule',
  'SPV_NV_cooperative_vector/other-operations-result-in-no-cooperative-vector':
    'instructions of the list; those that are not on it break the rule',
  'SPV_KHR_bfloat16/values-are-used-with-listed-instructions':
    'instructions of the list; those that are not on it break the rule',
  'Vulkan-environment/no-shared-or-packed':
    'layouts by Offset; GLSLShared and GLSLPacked break the rule',
  'Vulkan-environment/offset-sampled':
    'offsets of fetches; offsets of other instructions break the rule',
  'Vulkan-shader-interfaces/workgroup-size-constant':
    'the decoration on a constant; on a variable it breaks the rule',
  'Vulkan-environment/opaque-not-stored': 'loads of opaque objects; a store breaks the rule',
  'SPV_EXT_descriptor_heap/heap-built-in-is-not-on-a-member':
    'the decoration on a variable; on a member it breaks the rule',
  'SPV_EXT_descriptor_heap/id-decoration-is-not-in-op-member-decorate':
    'a decoration by id; a member decoration without ids breaks the rule',
  'SPV_EXT_descriptor_heap/offset-id-is-on-a-member':
    'the decoration on a member; on another target it breaks the rule',
  'core/interface-decoration-target':
    'the decoration on a member; on another target it breaks the rule',
  'core/decoration-not-member': 'the decoration on a variable; on a member it breaks the rule',
  'core/entry-block-not-target':
    'a block that nothing reaches; a branch to the first block breaks the rule',
  'core/instruction-available': 'the newest instructions of a version; later ones break the rule',
  'core/instruction-removed': 'what came in place of the removed instruction',
  'core/logical-pointer-operand':
    'an instruction of the list; those that are not on it break the rule',
  'core/member-layout-target': 'the decoration on a member; on another target it breaks the rule',
  'core/return-value-type':
    'OpReturn in a function without a result; OpReturnValue breaks the rule',
  'SPV_NV_raw_access_chains/result-is-only-loaded-and-stored':
    'a load and a store; other instructions break the rule',
  'SPV_ARM_graph/input-index-selects-an-input':
    'a graph without inputs; an instruction that reads one breaks the rule',
  'SPV_EXT_long_vector/long-vectors-are-allocated-in-listed-storage-classes':
    'an untyped variable of a listed class; a pointer type of another class breaks the rule',
  'SPV_NV_cooperative_matrix2/use-conversion-results-in-a-factor':
    'a conversion of components; one of uses breaks the rule',
  'core/texel-pointer-used-by-atomics': 'atomic instructions; other instructions break the rule',
}

/** The names of the instructions that invalid cases of a rule are blamed at, and whether some are blamed at none. */
interface BlamedNames {
  readonly names: Set<string>
  anywhere: boolean
}

it('every valid case contains an instruction that its rule is about', () => {
  const subjects = new Map<string, BlamedNames>()
  const valid: { readonly of: Case; readonly names: ReadonlySet<string> }[] = []
  for (const { case: entry, words } of corpusCases) {
    const environment = environmentByName(entry.environments[0] ?? '') as Environment
    const { module } = decode(words, environment)
    if (entry.expect === 'valid')
      valid.push({ of: entry, names: new Set(module.instructions.map(({ name }) => name)) })
    if (entry.expect !== 'invalid') continue
    const subject = subjects.get(entry.rule) ?? { names: new Set(), anywhere: false }
    subjects.set(entry.rule, subject)
    const verdict = validate(words, environment)
    for (const blame of verdict.kind === 'invalid' ? verdict.blames : []) {
      if (blame.rule !== entry.rule) continue
      const instruction = module.instructions.find(
        ({ word, wordCount }) => word <= blame.word && blame.word < word + wordCount,
      )
      if (instruction === undefined) subject.anywhere = true
      else subject.names.add(instruction.name)
    }
  }
  const idle = valid.filter(({ of: entry, names }) => {
    const subject = subjects.get(entry.rule)
    return (
      subject !== undefined &&
      subject.names.size > 0 &&
      !subject.anywhere &&
      ![...subject.names].some((name) => names.has(name))
    )
  })
  expect(valid.length).toBeGreaterThan(1000)
  expect(
    idle
      .filter(({ of: entry }) => !Object.hasOwn(without, entry.rule))
      .map(({ of: entry }) => entry.id),
  ).toEqual([])
  expect(new Set(idle.map(({ of: entry }) => entry.rule))).toEqual(new Set(Object.keys(without)))
}, 300_000)
