import { enumerantByValue } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { resultType } from '../core/shared/operands.ts'
import {
  isAnyArrayType,
  isIntegerType,
  isStructType,
  isUnsigned,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  type Decorated,
  decorated,
  holders,
  memberDecorateId,
  sizeOf,
} from '../shared/descriptor-heaps.ts'
import { holdsDescriptor, memberWord, structuresWithOffsetIds } from './shared/layout.ts'

function isArray(module: Module, { id, member }: Decorated): boolean {
  return member < 0 && isAnyArrayType(module.definition(id))
}

function isMember(module: Module, { id, member }: Decorated): boolean {
  const structure = module.definition(id)
  return isStructType(structure) && member >= 0 && member < structure.operands.length
}

function* repeatedAmong(things: readonly Decorated[]): Generator<Decorated> {
  if (things.length < 2) return
  const seen = new Set<string>()
  for (const thing of things) {
    const key = `${thing.id} ${thing.member}`
    if (seen.has(key)) yield thing
    seen.add(key)
  }
}

/** The check that the instruction with that name holds neither of the decorations by id. */
function notInInstruction(rule: RuleId, name: string): Check {
  return {
    rule,
    among: ['Decoration.ArrayStrideIdEXT', 'Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      for (const { instruction, enumerant } of holders(module))
        if (instruction.name === name && enumerant.kind === 'Decoration')
          report(
            enumerant.word,
            `${enumerantByValue('Decoration', enumerant.value)?.name} is used in an ${name}`,
          )
    },
  }
}

/** The extra operand of one of the decorations by id. */
interface ExtraOperand {
  /** The annotation instruction. */
  readonly holder: Instruction
  /** The definition of the operand. */
  readonly definition: Instruction
  readonly word: number
  /** Name of the decoration. */
  readonly decoration: string
}

/** The extra operands of ArrayStrideIdEXT and OffsetIdEXT that some instruction defines. */
function extraOperands(module: Module): readonly ExtraOperand[] {
  return holders(module).flatMap(({ instruction, enumerant, extra: [operand] }) => {
    if (enumerant.kind !== 'Decoration' || operand === undefined) return []
    const definition = module.definition(operand.value)
    const decoration = enumerantByValue('Decoration', enumerant.value)?.name ?? ''
    return definition === undefined
      ? []
      : [{ holder: instruction, definition, word: operand.word, decoration }]
  })
}

/** Whether it is a size in a width that no size may have, which is a fault of its own. */
function isFaultySize({ name }: Instruction, type: Instruction): boolean {
  const width = scalarWidth(type)
  return name === sizeOf && width !== 32 && width !== 64
}

export const checks: readonly Check[] = [
  /** Decoration, ArrayStrideIdEXT, in the reading in which alternatives exclude each other. */
  {
    rule: 'SPV_EXT_descriptor_heap/array-stride-and-array-stride-id-exclude-each-other',
    among: ['Decoration.ArrayStrideIdEXT'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorated(module).arrayStrides) {
        if (member >= 0 || !isAnyArrayType(module.definition(id))) continue
        if (module.isDecorated(id, 'ArrayStride'))
          report(word, `%${id} has both ArrayStride and ArrayStrideIdEXT`)
      }
    },
  },
  /** Decoration, ArrayStrideIdEXT, in the reading in which the note under OpMemberDecorateIdEXT gives no leave. */
  {
    rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-not-on-a-member',
    among: ['Decoration.ArrayStrideIdEXT'],
    judgeModule(module, report) {
      for (const { id, member, word, holder } of decorated(module).arrayStrides) {
        const { name } = holder.instruction
        // The contents of other instructions have rules of their own.
        if (member < 0 || (name !== memberDecorateId && name !== 'OpDecorateId')) continue
        report(word, `ArrayStrideIdEXT decorates member ${member} of %${id}`)
      }
    },
  },
  /** Decoration, ArrayStrideIdEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-on-an-array-of-descriptors',
    among: ['Decoration.ArrayStrideIdEXT'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorated(module).arrayStrides) {
        if (member >= 0 || !isAnyArrayType(module.definition(id))) continue
        if (holdsDescriptor(module, id) === false)
          report(word, `ArrayStrideIdEXT decorates %${id}, which contains no descriptor type`)
      }
    },
  },
  /** Decoration, ArrayStrideIdEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-on-an-array-type',
    among: ['Decoration.ArrayStrideIdEXT'],
    judgeModule(module, report) {
      for (const { id, member, word } of decorated(module).arrayStrides) {
        const target = module.definition(id)
        if (member >= 0 || target === undefined || isAnyArrayType(target)) continue
        report(word, `ArrayStrideIdEXT decorates %${id}, which comes from ${target.name}`)
      }
    },
  },
  /** Decoration, ArrayStrideIdEXT and OffsetIdEXT; that decorations are not repeated is in the core specification. */
  {
    rule: 'SPV_EXT_descriptor_heap/id-decoration-is-given-once',
    among: ['Decoration.ArrayStrideIdEXT', 'Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      const { arrayStrides, offsets } = decorated(module)
      const strides = arrayStrides.filter((thing) => isArray(module, thing))
      for (const { id, word } of repeatedAmong(strides))
        report(word, `%${id} has an ArrayStrideIdEXT already`)
      const members = offsets.filter((thing) => isMember(module, thing))
      for (const { id, member, word } of repeatedAmong(members))
        report(word, `member ${member} of %${id} has an OffsetIdEXT already`)
    },
  },
  /** Decoration, ArrayStrideIdEXT and OffsetIdEXT; what OpDecorate holds is in the core specification. */
  notInInstruction('SPV_EXT_descriptor_heap/id-decoration-is-not-in-op-decorate', 'OpDecorate'),
  /** Decoration, ArrayStrideIdEXT and OffsetIdEXT; what OpMemberDecorate holds is in the core specification. */
  notInInstruction(
    'SPV_EXT_descriptor_heap/id-decoration-is-not-in-op-member-decorate',
    'OpMemberDecorate',
  ),
  /** Decoration, ArrayStrideIdEXT and OffsetIdEXT, in the reading in which the kind of number is that of the literals. */
  {
    rule: 'SPV_EXT_descriptor_heap/id-decoration-operand-is-32-bit-unsigned',
    among: ['Decoration.ArrayStrideIdEXT', 'Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      for (const { definition, word, decoration } of extraOperands(module)) {
        const type = resultType(module, definition)
        if (!isConstantInstruction(definition) || !isIntegerType(type)) continue
        if (!isUnsigned(type, 32) && !isFaultySize(definition, type))
          report(
            word,
            `the operand of ${decoration}, %${definition.result}, is not an unsigned 32-bit integer`,
          )
      }
    },
  },
  /** Decoration, ArrayStrideIdEXT and OffsetIdEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/id-decoration-operand-is-a-constant',
    among: ['Decoration.ArrayStrideIdEXT', 'Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      for (const { holder, definition, word, decoration } of extraOperands(module)) {
        // An OpMemberDecorateIdEXT has a rule of its own for all but variables.
        const isAmiss =
          holder.name === memberDecorateId
            ? definition.name === 'OpVariable'
            : holder.name === 'OpDecorateId' && !isConstantInstruction(definition)
        if (isAmiss)
          report(
            word,
            `the operand of ${decoration}, %${definition.result}, comes from ${definition.name}`,
          )
      }
    },
  },
  /** Decoration, ArrayStrideIdEXT and OffsetIdEXT; what a stride and an offset are is in the core specification. */
  {
    rule: 'SPV_EXT_descriptor_heap/id-decoration-operand-is-an-integer-scalar',
    among: ['Decoration.ArrayStrideIdEXT', 'Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      for (const { definition, word, decoration } of extraOperands(module)) {
        // The type of a size has a rule of its own.
        if (!isConstantInstruction(definition) || definition.name === sizeOf) continue
        const type = resultType(module, definition)
        if (type !== undefined && !isIntegerType(type))
          report(word, `the operand of ${decoration}, %${definition.result}, is of ${type.name}`)
      }
    },
  },
  /** Decoration, OffsetIdEXT, in the reading in which alternatives exclude each other. */
  {
    rule: 'SPV_EXT_descriptor_heap/offset-and-offset-id-exclude-each-other',
    among: ['Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      for (const { structure, offsets } of structuresWithOffsetIds(module))
        for (const { member, ids, isLiteral } of offsets)
          if (isLiteral && ids.length > 0)
            report(
              memberWord(structure, member),
              `member ${member} of %${structure.result} has both Offset and OffsetIdEXT`,
            )
    },
  },
  /** Decoration, OffsetIdEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/offset-id-is-on-a-member',
    among: ['Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      for (const { id, member, word, holder } of decorated(module).offsets) {
        // Another rule refuses the decoration in other instructions, whatever they decorate.
        if (member < 0 && holder.instruction.name === 'OpDecorateId')
          report(word, `OffsetIdEXT decorates %${id}, which is not a member`)
      }
    },
  },
  /** Decoration, OffsetIdEXT. */
  {
    rule: 'SPV_EXT_descriptor_heap/offset-id-structure-contains-a-descriptor',
    among: ['Decoration.OffsetIdEXT'],
    judgeModule(module, report) {
      const judged = new Set<number>()
      for (const { id, member, word } of decorated(module).offsets) {
        if (member < 0 || judged.has(id) || !isStructType(module.definition(id))) continue
        judged.add(id)
        if (holdsDescriptor(module, id) === false)
          report(
            word,
            `OffsetIdEXT decorates a member of %${id}, which contains no descriptor type`,
          )
      }
    },
  },
]
