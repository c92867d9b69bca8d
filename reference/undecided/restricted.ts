import { opcodeOf } from '#spec/grammar/opcodes'
import { walkIndexes } from '../core/access-chains.ts'
import { eachApplied } from '../core/shared/decorations.ts'
import { enumerant, opcodeSet } from '../core/shared/grammar.ts'
import type { Instruction, Module } from '../module.ts'
import { eachAccess } from './accesses.ts'

const [nonWritable, nonReadable] = ['NonWritable', 'NonReadable'].map((name) =>
  enumerant('Decoration', name),
)
const parameterAttribute = enumerant('Decoration', 'FuncParamAttr')
const [noWrite, noReadWrite] = ['NoWrite', 'NoReadWrite'].map((name) =>
  enumerant('FunctionParameterAttribute', name),
)

/** Ways in which memory is accessed, as a set of bits. */
type AccessWays = number
const [reading, writing] = [1, 2]

/** Keyed by object, or by structure and member, how it is not accessed. */
type Restrictions = ReadonlyMap<string, AccessWays>

function keyOf(target: number, member: number): string {
  return member < 0 ? `${target}` : `${target}.${member}`
}

/** The effect of NonWritable and NonReadable on objects and members. */
export function byDecoration(module: Module): Restrictions {
  const found = new Map<string, AccessWays>()
  eachApplied(module, ({ target, member, decoration }) => {
    const ways = decoration === nonWritable ? writing : decoration === nonReadable ? reading : 0
    const key = keyOf(target, member)
    if (ways !== 0) found.set(key, (found.get(key) ?? 0) | ways)
  })
  return found
}

/** The effect of NoWrite and NoReadWrite on parameters. */
export function byAttribute(module: Module): Restrictions {
  const found = new Map<string, AccessWays>()
  eachApplied(module, ({ target, decoration, operands: [attribute] }) => {
    if (decoration !== parameterAttribute) return
    const key = keyOf(target, -1)
    if (attribute?.value === noWrite) found.set(key, (found.get(key) ?? 0) | writing)
    if (attribute?.value === noReadWrite) found.set(key, reading | writing)
  })
  return found
}

const chains = [
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
]
const isChain = opcodeSet(chains)

/**
 * Instructions that result in a pointer to the pointee of their first operand, or to a part of it, or in the image that
 * is there.
 */
const handingOn: ReadonlySet<number> = new Set(
  [
    ...chains,
    ...['OpCopyObject', 'OpImageTexelPointer', 'OpLoad', 'OpBitcast', 'OpPtrCastToGeneric'],
    ...['OpGenericCastToPtr', 'OpGenericCastToPtrExplicit', 'OpRawAccessChainNV'],
  ].map(opcodeOf),
)
const isLoad = opcodeSet(['OpLoad'])

/** How the members that the indexes of a chain select are not accessed. */
function waysOfMembers(module: Module, chain: Instruction, restrictions: Restrictions): AccessWays {
  let ways = 0
  if (isChain(chain))
    walkIndexes(module, chain, ({ result }, place) => {
      const member = Number(module.integerValue(chain.valueAt(place) ?? 0) ?? -1n)
      ways |= restrictions.get(keyOf(result, member)) ?? 0
    })
  return ways
}

/** Whether a module accesses an object in a way that is not its own, by a pointer that chains, copies and casts make of it. */
export function accessesAgainst(module: Module, restrictions: Restrictions): boolean {
  if (restrictions.size === 0) return false
  const made = new Map<number, AccessWays>()
  const waysOf = (id: number): AccessWays => made.get(id) ?? restrictions.get(keyOf(id, -1)) ?? 0
  // Whatever a pointer is made of comes before it.
  module.each(handingOn, (instruction) => {
    const { result, resultType } = instruction
    if (isLoad(instruction) && module.definition(resultType)?.name !== 'OpTypeImage') return
    const ways =
      waysOf(instruction.valueAt(0) ?? 0) | waysOfMembers(module, instruction, restrictions)
    if (ways !== 0) made.set(result, ways)
  })
  let isMet = false
  eachAccess(module, (id, how, access) => {
    if (isLoad(access) && module.definition(access.resultType)?.name === 'OpTypeImage') return
    isMet ||= (waysOf(id) & (how === 'reads' ? reading : writing)) !== 0
  })
  return isMet
}
