import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import { operationCheck } from './shared/fitting-types.ts'
import { logicallyDiffer } from './shared/logical-forms.ts'
import { operandDefinition, operandType, operandWord, resultType } from './shared/operands.ts'
import {
  componentCount,
  componentType,
  constituentCount,
  constituentType,
  constituentTypeId,
  isCompositeType,
  isExtensionType,
  isIntegerType,
  isVectorType,
} from './shared/types.ts'

const atConstruct = ['OpCompositeConstruct']

/** Components that the constituents of a vector have together; `undefined` where one does not fit or is not known. */
function componentsGiven(module: Module, instruction: Instruction): number | undefined {
  let sum = 0
  for (let index = 0; index < instruction.operands.length; index++) {
    const count = componentCount(module, operandType(module, instruction, index))
    if (count === undefined) return undefined
    sum += count
  }
  return sum
}

const atCopyLogical = ['OpCopyLogical']

/** The end of walking literal indexes through a composite. */
interface IndexWalk {
  /** The type that all indexes reach; `undefined` where the walk ended before. */
  readonly reached: Instruction | undefined
  readonly fault?: { readonly why: 'bounds' | 'depth'; readonly word: number }
}

/** Walks the constituents that literal indexes select, from a composite type. */
export function walkLiterals(
  module: Module,
  from: Instruction,
  indexes: readonly Operand[],
): IndexWalk {
  let type: Instruction | undefined = from
  for (const { value, word } of indexes) {
    if (type === undefined || isExtensionType(type)) return { reached: undefined }
    if (!isCompositeType(type)) return { reached: undefined, fault: { why: 'depth', word } }
    const count = constituentCount(module, type)
    if (count !== undefined && value >= count)
      return { reached: undefined, fault: { why: 'bounds', word } }
    type = constituentType(module, type, value)
  }
  return { reached: type }
}

const byLiterals = ['OpCompositeExtract', 'OpCompositeInsert']

function walk(module: Module, operation: Instruction): IndexWalk | undefined {
  const composite = operation.name === 'OpCompositeExtract' ? 0 : 1
  const type = operandType(module, operation, composite)
  // That a function is not a composite is a rule of its own.
  if (type?.name === 'OpTypeFunction') return undefined
  return type && walkLiterals(module, type, operation.operands.slice(composite + 1))
}

function fault(rule: RuleId, why: 'bounds' | 'depth', says: string): Check {
  return operationCheck(rule, byLiterals, (operation, module, report) => {
    const found = walk(module, operation)?.fault
    if (found?.why === why) report(found.word, says)
  })
}

const noSource = 0xffff_ffff
const shuffle = ['OpVectorShuffle']
const extract = 'OpVectorExtractDynamic'
const insert = 'OpVectorInsertDynamic'

function vectorResult(module: Module, operation: Instruction): Instruction | undefined {
  const type = resultType(module, operation)
  return isVectorType(type) ? type : undefined
}

/** Checks of instructions on composites. */
export const checks: readonly Check[] = [
  // `OpCompositeConstruct`.
  {
    rule: 'core/composite-construct-result',
    at: atConstruct,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined || isCompositeType(type) || isExtensionType(type)) return
      report(instruction.word + 1, `${type.name} is not a composite type`)
    },
  },
  {
    rule: 'core/composite-construct-count',
    at: atConstruct,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      const wanted = constituentCount(module, type)
      const given = isVectorType(type)
        ? componentsGiven(module, instruction)
        : instruction.operands.length
      if (wanted !== undefined && given !== undefined && wanted !== given)
        report(instruction.word, `${given} constituents for a type of ${wanted}`)
    },
  },
  {
    rule: 'core/composite-construct-type',
    at: atConstruct,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (!isCompositeType(type)) return
      const component = componentType(module, type)
      instruction.operands.forEach(({ value, word }, index) => {
        const definition = module.definition(value)
        if (definition === undefined) return
        const given = operandType(module, instruction, index)
        const fits = isVectorType(type)
          ? component === undefined || componentType(module, given) === component
          : (constituentTypeId(type, index) ?? definition.resultType) === definition.resultType
        if (!fits) report(word, `a constituent of type ${definition.resultType} does not fit here`)
      })
    },
  },
  {
    rule: 'core/composite-construct-two',
    at: atConstruct,
    judge: (instruction, module, report) => {
      if (module.capabilities.has('LongVectorEXT') || instruction.operands.length >= 2) return
      const type = resultType(module, instruction)
      // A single scalar is too few components already; a cooperative vector may have one.
      if (
        type?.name === 'OpTypeVector' &&
        componentsGiven(module, instruction) === componentCount(module, type)
      )
        report(instruction.word, 'a vector is constructed from one constituent')
    },
  },
  // `OpCopyLogical`.
  {
    rule: 'core/copy-logical-differs',
    at: atCopyLogical,
    judge: (instruction, module, report) => {
      const operand = operandDefinition(module, instruction, 0)
      // A function is not of the type that it returns.
      if (operand === undefined || operand.name === 'OpFunction') return
      if (operand.resultType === instruction.resultType)
        report(instruction.word + 1, 'the operand has this type already')
    },
  },
  {
    rule: 'core/copy-logical-matches',
    at: atCopyLogical,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0)?.resultType === 0) {
        report(operandWord(instruction, 0), 'the operand has no type')
        return
      }
      const to = resultType(module, instruction)
      const from = operandType(module, instruction, 0)
      if (to === undefined || from === undefined || to === from) return
      if (logicallyDiffer(module, to, from))
        report(instruction.word + 1, `type ${from.result} of the operand does not match`)
    },
  },
  // Taking parts out of composites and putting them in.
  fault('core/composite-index-bounds', 'bounds', 'there is no such constituent'),
  fault('core/composite-index-depth', 'depth', 'this is reached, and it has no constituents'),
  operationCheck(
    'core/composite-extract-type',
    ['OpCompositeExtract'],
    (operation, module, report) => {
      const reached = walk(module, operation)?.reached
      if (reached !== undefined && reached.result !== operation.resultType)
        report(operation.word + 1, `the indexes reach ${reached.result}`)
    },
  ),
  operationCheck(
    'core/composite-insert-type',
    ['OpCompositeInsert'],
    (operation, module, report) => {
      const composite = operandDefinition(module, operation, 1)
      if (composite !== undefined && composite.resultType !== operation.resultType)
        report(operation.word + 1, `Composite has type ${composite.resultType}`)
    },
  ),
  operationCheck(
    'core/composite-insert-object',
    ['OpCompositeInsert'],
    (operation, module, report) => {
      const reached = walk(module, operation)?.reached
      const object = operandDefinition(module, operation, 0)
      if (reached !== undefined && object !== undefined && object.resultType !== reached.result)
        report(
          operandWord(operation, 0),
          `Object has type ${object.resultType}, the indexes reach ${reached.result}`,
        )
    },
  ),
  {
    rule: 'core/copy-object-type',
    at: ['OpCopyObject'],
    judge: (instruction, module, report) => {
      const operand = operandDefinition(module, instruction, 0)
      const type = resultType(module, instruction)
      if (operand === undefined || type === undefined || type.name === 'OpTypeVoid') return
      if (operand.resultType !== type.result)
        report(instruction.word + 1, `the operand has type ${operand.resultType}`)
    },
  },
  {
    rule: 'core/copy-object-not-void',
    at: ['OpCopyObject'],
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'OpCopyObject results in void')
    },
  },
  // Instructions on vectors.
  {
    rule: 'core/vector-extract-dynamic',
    at: [extract],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const vector = operandType(module, instruction, 0)
      if (isExtensionType(vector)) return
      if (!isVectorType(vector)) report(operandWord(instruction, 0), 'the operand is not a vector')
      else {
        const component = componentType(module, vector)
        if (component !== undefined && component.result !== instruction.resultType)
          report(instruction.word + 1, `the components are of type ${component.result}`)
      }
    },
  },
  {
    rule: 'core/vector-insert-dynamic-result',
    at: [insert],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isVectorType(type) && !isExtensionType(type))
        report(instruction.word + 1, `${type.name} is not a vector type`)
    },
  },
  {
    rule: 'core/vector-insert-dynamic-vector',
    at: [insert],
    judge: (instruction, module, report) => {
      const vector = operandDefinition(module, instruction, 0)
      if (vector !== undefined && vector.resultType !== instruction.resultType)
        report(operandWord(instruction, 0), `Vector has type ${vector.resultType}`)
    },
  },
  {
    rule: 'core/vector-insert-dynamic-component',
    at: [insert],
    judge: (instruction, module, report) => {
      const wanted = componentType(module, vectorResult(module, instruction))
      const component = operandDefinition(module, instruction, 1)
      if (wanted === undefined || component === undefined) return
      if (component.resultType !== wanted.result)
        report(operandWord(instruction, 1), `Component has type ${component.resultType}`)
    },
  },
  {
    rule: 'core/vector-dynamic-index',
    at: [extract, insert],
    judge: (instruction, module, report) => {
      const index = instruction.name === extract ? 1 : 2
      if (operandDefinition(module, instruction, index) === undefined) return
      if (!isIntegerType(operandType(module, instruction, index)))
        report(operandWord(instruction, index), 'Index is not an integer')
    },
  },
  operationCheck('core/vector-shuffle-result', shuffle, (operation, module, report) => {
    const type = resultType(module, operation)
    if (type !== undefined && !isVectorType(type))
      report(operation.word + 1, `${type.name} is not a vector type`)
  }),
  operationCheck('core/vector-shuffle-count', shuffle, (operation, module, report) => {
    const wanted = componentCount(module, vectorResult(module, operation))
    const given = operation.operands.length - 2
    if (wanted !== undefined && wanted !== given)
      report(operation.word, `${given} literals for ${wanted} components`)
  }),
  operationCheck('core/vector-shuffle-operands', shuffle, (operation, module, report) => {
    const wanted = componentType(module, vectorResult(module, operation))
    if (wanted === undefined) return
    for (const index of [0, 1]) {
      if (operandDefinition(module, operation, index) === undefined) continue
      const vector = operandType(module, operation, index)
      if (!isVectorType(vector) || componentType(module, vector) !== wanted)
        report(operandWord(operation, index), 'the operand is not a vector of such components')
    }
  }),
  operationCheck('core/vector-shuffle-literal', shuffle, (operation, module, report) => {
    const [first, second] = [0, 1].map((index) => {
      const type = operandType(module, operation, index)
      return isVectorType(type) ? componentCount(module, type) : undefined
    })
    if (first === undefined || second === undefined) return
    for (const { value, word } of operation.operands.slice(2))
      if (value !== noSource && value >= first + second)
        report(word, `the vectors have ${first + second} components`)
  }),
]
