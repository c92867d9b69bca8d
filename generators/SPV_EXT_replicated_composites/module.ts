import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, resized } from '../pairs/damaged.ts'
import { declaring, grounds, withoutCapability, withoutExtension } from '../pairs/declaring.ts'
import { pairIn, pairOf, ways } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'

/** Modules of each kind with replicated composites. */
const kinds = declaring('SPV_EXT_replicated_composites', 'ReplicatedCompositesEXT')

/** The three instructions of the text, by what begins the names of their ways. */
const forms = {
  plain: 'OpConstantCompositeReplicateEXT',
  specialized: 'OpSpecConstantCompositeReplicateEXT',
  object: 'OpCompositeConstructReplicateEXT',
} as const

/** Their names; the object form, which is in a function, comes last. */
const formNames = ['plain', 'specialized', 'object'] as const

/** The first instruction of a form loses its last words, or gets some more. */
function otherLength(form: keyof typeof forms, less: number, more: 'value' | 'zero' | ''): Damage {
  const opcode = opcodeOf(forms[form]) ?? 0
  return (words) => {
    const index = firstOf(words, opcode)
    const added = { value: [words[index + 3] ?? 0], zero: [0], '': [] }[more]
    return resized(words, index, less, ...added)
  }
}

const otherLengths = Object.fromEntries(
  formNames.flatMap((form) => [
    [`${form}-without-value`, otherLength(form, 1, '')],
    [`${form}-without-result`, otherLength(form, 2, '')],
    [`${form}-opcode-only`, otherLength(form, 3, '')],
    [`${form}-second-value`, otherLength(form, 0, 'value')],
    [`${form}-zero-at-the-end`, otherLength(form, 0, 'zero')],
  ]),
)

/** Pairs of the rules on declarations in modules of every kind and version, and on word counts. */
export const pairs = [
  ...grounds(kinds).flatMap(([name, pieces, environment], index) => {
    const form = formNames[index % (pieces.skeleton === 'library' ? 2 : 3)] ?? 'plain'
    const line = `%replicated = ${forms[form]} %float4 %float_1`
    const parts = { ...pieces, [form === 'object' ? 'body' : 'declarations']: line }
    return [
      pairOf`extension-is-declared/${name} in ${environment}
a module that declares the capability declares the extension, used or not
${withoutExtension(index % 3 === 1 ? pieces : parts)}`,
      pairIn(withoutCapability(parts))`capability-is-declared/${name} in ${environment}
a module with a replicated composite declares the capability`,
    ]
  }),
  pairIn(kinds.shader)`instruction-has-four-words/shader
the three instructions follow each other, each taking the result of the one before
declarations: %once = OpTypeArray %float2 %uint_2
%twice = OpTypeArray %once %uint_3
%plain = OpConstantCompositeReplicateEXT %float2 %float_1_5
%specialized = OpSpecConstantCompositeReplicateEXT %once %plain
body: %object = OpCompositeConstructReplicateEXT %twice %specialized
%extracted = OpCompositeExtract %once %object 2
${ways(otherLengths)}`,
]
