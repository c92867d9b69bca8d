import type { Check } from '../check.ts'
import { walkIndexes } from '../core/access-chains.ts'
import { isConstituent } from '../core/shared/constants.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import { constituentType, pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  amongMatrices,
  componentOf,
  isOfFamily,
  type MatrixFamily,
} from './cooperative-matrices.ts'

const makers = ['OpConstantComposite', 'OpCompositeConstruct']

/** A component that indexes select. */
interface Selected {
  /** Index of the operand that selects it. */
  readonly at: number
  readonly component: Instruction
}

/** The component of a cooperative matrix that literal indexes, the first at `first`, select from a type. */
function selectedByLiterals(
  module: Module,
  family: MatrixFamily,
  from: Instruction | undefined,
  operation: Instruction,
  first: number,
): Selected | undefined {
  let type = from
  for (let index = first; index < operation.operands.length; index++) {
    if (isOfFamily(family, type)) {
      const component = componentOf(module, type)
      return component && { at: index, component }
    }
    type = constituentType(module, type, operation.valueAt(index) ?? 0)
  }
  return undefined
}

/** 2.2.2, Composite: the check of OpCompositeExtract and OpCompositeInsert that select a component of a matrix. */
function componentHasItsType(family: MatrixFamily): Check {
  return operationCheck(
    `${family.text}/component-has-the-component-type`,
    ['OpCompositeExtract', 'OpCompositeInsert'],
    (operation, module, report) => {
      const composite = operation.name === 'OpCompositeExtract' ? 0 : 1
      const from = operandType(module, operation, composite)
      const selected = selectedByLiterals(module, family, from, operation, composite + 1)
      if (selected === undefined) return
      const { at: index, component } = selected
      const object = operandDefinition(module, operation, 0)
      if (index < operation.operands.length - 1)
        report(operandWord(operation, index + 1), 'an index into a component of a matrix')
      else if (composite === 0 && operation.resultType !== component.result)
        report(operation.word + 1, `the component has type %${component.result}`)
      else if (composite === 1 && object !== undefined && object.resultType !== component.result)
        report(operandWord(operation, 0), `the component has type %${component.result}`)
    },
  )
}

/** OpConstantComposite and OpCompositeConstruct: the check of the types of what matrices are made of. */
function constituentHasTheComponentType(family: MatrixFamily): Check {
  return {
    rule: `${family.text}/constituent-has-the-component-type`,
    at: makers,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (!isOfFamily(family, type)) return
      const component = type.valueAt(0)
      for (const [index, { word }] of instruction.operands.entries()) {
        const constituent = operandDefinition(module, instruction, index)
        if (constituent === undefined || constituent.resultType === component) continue
        if (instruction.name === 'OpConstantComposite' && !isConstituent(constituent)) continue
        report(
          word,
          `%${constituent.result} has type %${constituent.resultType}, not %${component}`,
        )
      }
    },
  }
}

/** OpConstantComposite and OpCompositeConstruct: the check that a matrix is made of one value, which all of its components have. */
function matrixHasOneConstituent(family: MatrixFamily): Check {
  return {
    rule: `${family.text}/matrix-has-one-constituent`,
    at: makers,
    judge(instruction, module, report) {
      const count = instruction.operands.length
      if (count !== 1 && isOfFamily(family, resultType(module, instruction)))
        report(instruction.word, `a cooperative matrix of ${count} constituents`)
    },
  }
}

/** 2.2.2, Composite: the check of access chains that select a component of a matrix. */
function pointerToComponentHasItsType(family: MatrixFamily): Check {
  return {
    rule: `${family.text}/pointer-to-a-component-has-the-component-type`,
    at: ['OpAccessChain', 'OpInBoundsAccessChain'],
    judge(instruction, module, report) {
      const stopped = walkIndexes(module, instruction)?.stopped
      if (stopped === undefined || !isOfFamily(family, stopped.type)) return
      const component = componentOf(module, stopped.type)
      const pointee = pointeeType(module, resultType(module, instruction))
      if (stopped.at < instruction.operands.length - 1)
        report(operandWord(instruction, stopped.at + 1), 'an index into a component of a matrix')
      else if (pointee !== undefined && component !== undefined && pointee !== component)
        report(
          instruction.word + 1,
          `the result type points to %${pointee.result}, the component has type %${component.result}`,
        )
    },
  }
}

/** The checks of matrices as composites, about which both texts say the same. */
export function matrixComposites(family: MatrixFamily): readonly Check[] {
  return amongMatrices(
    [
      componentHasItsType(family),
      constituentHasTheComponentType(family),
      matrixHasOneConstituent(family),
      pointerToComponentHasItsType(family),
    ],
    family,
  )
}
