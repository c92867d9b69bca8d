import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { asksForLayout, type MemberLayout, memberLayouts } from '../core/shared/laid-out.ts'
import { firstOverlap } from '../core/shared/layout-bytes.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  constituentType,
  constituentTypeId,
  isAnyArrayType,
  isStructType,
  pointeeType,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { heapLayout, sizeOf } from '../shared/descriptor-heaps.ts'
import { certainBytes } from './shared/certain-bytes.ts'
import {
  holdsDescriptor,
  type MemberOffset,
  memberWord,
  offsetsOf,
  structuresWithOffsetIds,
} from './shared/layout.ts'
import { memberOverlaps } from './shared/member-overlaps.ts'

/** Whether there is an object of a type. */
function isTypeOfObject(module: Module, type: Instruction): boolean {
  return module
    .uses(type.result)
    .some(({ name, resultType }) => resultType === type.result && name !== 'OpFunction')
}

function rootsOf(module: Module): readonly Instruction[] {
  return module.all('OpTypePointer').flatMap((pointer) => {
    const pointee = pointeeType(module, pointer)
    if (pointee === undefined || !asksForLayout(storageClassOf(pointer))) return []
    return isTypeOfObject(module, pointer) ? [pointee] : []
  })
}

/** Structures and arrays with an explicit layout by the amended definition. */
interface LaidOutTypes {
  readonly structures: readonly Instruction[]
  readonly arrays: readonly Instruction[]
}

const none: LaidOutTypes = { structures: [], arrays: [] }

/**
 * The laid-out structures and arrays, those without descriptors among them: what objects in Uniform, StorageBuffer,
 * PushConstant and PhysicalStorageBuffer consist of. None in modules without DescriptorHeapEXT.
 */
export const laidOutTypes = perModule((module): LaidOutTypes => {
  if (!module.capabilities.has('DescriptorHeapEXT')) return none
  const structures: Instruction[] = []
  const arrays: Instruction[] = []
  const seen = new Set<Instruction>()
  const open = [...rootsOf(module)]
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    const isStructure = isStructType(type)
    if (seen.has(type) || (!isStructure && !isAnyArrayType(type))) continue
    seen.add(type)
    if (isStructure) structures.push(type)
    else arrays.push(type)
    for (const { value } of isStructure ? type.operands : type.operands.slice(0, 1)) {
      const part = module.definition(value)
      if (part !== undefined) open.push(part)
    }
  }
  return { structures, arrays }
})

/**
 * The descriptor type whose size the offset is, whatever that is; `undefined` if the offset is not the size of a type.
 */
function offsetAsSize(module: Module, { ids, isLiteral }: MemberOffset): number | undefined {
  const [id, ...others] = ids
  if (id === undefined || others.length > 0 || isLiteral) return undefined
  const definition = module.definition(id)
  return definition?.name === sizeOf ? definition.operands[0]?.value : undefined
}

/** Pairs of members whose offsets are the size of the same type, by constants of their own. */
function* atTheSameSize(
  module: Module,
  offsets: readonly MemberOffset[],
): Generator<readonly [MemberOffset, MemberOffset]> {
  const bySize = new Map<number, MemberOffset>()
  for (const offset of offsets) {
    const type = offsetAsSize(module, offset)
    const other = type === undefined ? undefined : bySize.get(type)
    if (type !== undefined && other === undefined) bySize.set(type, offset)
    // Two offsets by the same constant are equal whatever the sizes are.
    if (other !== undefined && other.ids[0] !== offset.ids[0]) yield [other, offset]
  }
}

/** For each member, another one before it with the same offset. */
function clashes(
  module: Module,
  offsets: readonly MemberOffset[],
): ReadonlyMap<MemberOffset, MemberOffset> {
  const found = new Map<MemberOffset, MemberOffset>()
  const byKnown = new Map<number, MemberOffset>()
  const byId = new Map<number, MemberOffset>()
  for (const offset of offsets) {
    for (const id of new Set(offset.ids)) {
      // The value of an offset has a rule of its own.
      if (!isConstantInstruction(module.definition(id))) continue
      const same = byId.get(id)
      if (same === undefined) byId.set(id, offset)
      else found.set(offset, same)
    }
    if (offset.known === undefined) continue
    const equal = byKnown.get(offset.known)
    // An offset that an id gives is kept: core has the rule on two literals.
    if (equal === undefined || equal.ids.length === 0) byKnown.set(offset.known, offset)
    if (equal !== undefined && equal.ids.length + offset.ids.length > 0) found.set(offset, equal)
  }
  return found
}

/** Whether the two members, at the same offset, take a byte together. */
function meet(
  module: Module,
  structure: Instruction,
  layouts: readonly MemberLayout[],
  pair: readonly MemberOffset[],
): boolean {
  const places = pair.map(({ member }) => {
    const type = constituentType(module, structure, member)
    return { member, offset: 0, bytes: certainBytes(module, type, layouts[member]) }
  })
  return firstOverlap(places) !== undefined
}

/** Checks of the offsets of members, and of what objects in heaps need. */
export const checks: readonly Check[] = [
  /** Types, Explicit Layout; Decoration, OffsetIdEXT. Decided where it is so whatever the sizes of descriptors are. */
  {
    rule: 'SPV_EXT_descriptor_heap/descriptor-members-cause-no-overlap',
    among: ['Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      if (!module.capabilities.has('DescriptorHeapEXT')) return
      const say = (structure: Instruction, first: MemberOffset, second: MemberOffset): void =>
        report(
          memberWord(structure, second.member),
          `members ${first.member} and ${second.member} of %${structure.result} overlap`,
        )
      for (const { structure, offsets } of structuresWithOffsetIds(module))
        for (const [first, second] of atTheSameSize(module, offsets)) say(structure, first, second)
      for (const { structure, first, second } of memberOverlaps(module))
        if (holdsDescriptor(module, constituentTypeId(structure, first.member) ?? 0) === true)
          say(structure, first, second)
    },
  },
  /** Types, Explicit Layout, in the reading in which the definition was amended for objects in heaps. */
  heapLayout('SPV_EXT_descriptor_heap/heap-access-has-explicit-layout'),
  /** Types, Explicit Layout. */
  {
    rule: 'SPV_EXT_descriptor_heap/members-beside-descriptors-have-an-offset',
    among: ['DescriptorHeapEXT'],
    judgeModule(module, report) {
      for (const structure of laidOutTypes(module).structures) {
        if (holdsDescriptor(module, structure.result) !== true) continue
        for (const { member, isLiteral, ids } of offsetsOf(module, structure))
          if (!isLiteral && ids.length === 0)
            report(
              structure.operands[member]?.word ?? structure.word,
              `member ${member} of %${structure.result} has neither Offset nor OffsetIdEXT`,
            )
      }
    },
  },
  /**
   * Types, Explicit Layout; Decoration, OffsetIdEXT. Where no explicit layout is asked for, only overlap is wrong, and
   * members at one offset may take no byte together.
   */
  {
    rule: 'SPV_EXT_descriptor_heap/offset-ids-are-distinct',
    among: ['Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      if (!module.capabilities.has('DescriptorHeapEXT')) return
      const laidOut = new Set(laidOutTypes(module).structures.map(({ result }) => result))
      for (const { structure, offsets } of structuresWithOffsetIds(module)) {
        const isLaidOut = laidOut.has(structure.result)
        const layouts = memberLayouts(module, structure)
        for (const [left, right] of clashes(module, offsets)) {
          if (!isLaidOut && !meet(module, structure, layouts, [left, right])) continue
          report(
            memberWord(structure, left.member),
            `member ${left.member} of %${structure.result} has the offset of member ${right.member}`,
          )
        }
      }
    },
  },
  /** Types, Explicit Layout; Decoration, OffsetIdEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/offset-ids-cause-no-overlap',
    among: ['Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      if (!module.capabilities.has('DescriptorHeapEXT')) return
      for (const { structure, first, second } of memberOverlaps(module)) {
        if (holdsDescriptor(module, constituentTypeId(structure, first.member) ?? 0) === true)
          continue
        report(
          memberWord(structure, second.member),
          `members ${first.member} and ${second.member} of %${structure.result} overlap`,
        )
      }
    },
  },
]
