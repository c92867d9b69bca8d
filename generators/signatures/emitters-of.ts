import type { Instruction } from '#spec/grammar/types'
import { capabilityNamed, declare } from '../random/capability.ts'
import { matrixType, structureType, vectorType } from '../random/composite-types.ts'
import { compute } from '../random/compute.ts'
import { constantOf } from '../random/constants.ts'
import type { Draft } from '../random/draft.ts'
import type { Emitter } from '../random/emitter.ts'
import { number } from '../random/literals.ts'
import { boolType, type ScalarSpec, scalarType } from '../random/scalar-types.ts'
import type { Type } from '../random/type.ts'
import { someValue, valueLike } from '../random/values.ts'
import { formsOf } from './forms.ts'
import { hyphened } from './hyphened.ts'
import { enumerantIn, minorOf, operationNamed, settingOf } from './operation.ts'
import type { Shape } from './shape.ts'
import type { Contents, Signature } from './signature.ts'

/** Forms of a signature that a module may have, all of them and by the type of the first operand. */
interface Choice {
  readonly forms: readonly Contents[]
  readonly byOperand: ReadonlyMap<string, readonly Contents[]>
}

const opSpecConstantOp = operationNamed('OpSpecConstantOp').opcode

function keyOfShape(shape: Shape): string {
  switch (shape.kind) {
    case 'integer':
      return `${shape.signed ? 'i' : 'u'}${shape.width}`
    case 'float':
      return `f${shape.width}`
    case 'vector':
      return `${keyOfShape(shape.component)}x${shape.count}`
    case 'matrix':
      return `${keyOfShape(shape.column)}x${shape.count}`
    default:
      return shape.kind
  }
}

function keyOfType(type: Type): string {
  switch (type.kind) {
    case 'integer':
      return `${type.signed ? 'i' : 'u'}${type.width}`
    case 'float':
      return `f${type.width}`
    case 'vector':
    case 'matrix':
      return `${keyOfType(type.part as Type)}x${type.count}`
    case 'bool':
      return 'bool'
    default:
      return ''
  }
}

function isPermitted(shape: Shape, scalars: readonly ScalarSpec[], isShader: boolean): boolean {
  switch (shape.kind) {
    case 'bool':
      return true
    case 'integer':
    case 'float': {
      const signed = shape.kind === 'integer' && shape.signed
      if (signed && !isShader) return false
      return scalars.some(
        ({ kind, width, signed: own }) =>
          kind === shape.kind && width === shape.width && own === signed,
      )
    }
    case 'vector':
      return shape.count <= 4 && isPermitted(shape.component, scalars, isShader)
    case 'matrix':
      return isShader && isPermitted(shape.column, scalars, isShader)
    case 'structure':
      return shape.members.every((member) => isPermitted(member, scalars, isShader))
    default:
      return false
  }
}

function choiceFor(
  signature: Signature,
  { scalars, world }: Draft,
  permits: (shape: Shape) => boolean,
): Choice {
  const forms = formsOf(signature, world.shader ? 'compute' : 'kernel').filter((contents) =>
    contents.every(
      (content) =>
        content?.kind !== 'type' ||
        (permits(content.shape) && isPermitted(content.shape, scalars, world.shader)),
    ),
  )
  const byOperand = new Map<string, Contents[]>()
  for (const contents of forms) {
    const operand = contents[1]
    if (operand?.kind !== 'type') continue
    const key = keyOfShape(operand.shape)
    const known = byOperand.get(key)
    if (known === undefined) byOperand.set(key, [contents])
    else known.push(contents)
  }
  return { forms, byOperand }
}

function typeOfShape(draft: Draft, shape: Shape): Type {
  switch (shape.kind) {
    case 'integer':
      return scalarType(draft, shape)
    case 'float':
      return scalarType(draft, { ...shape, signed: false })
    case 'vector':
      return vectorType(draft, typeOfShape(draft, shape.component), shape.count)
    case 'matrix':
      return matrixType(draft, typeOfShape(draft, shape.column), shape.count)
    case 'structure': {
      const members = shape.members.map((member) => typeOfShape(draft, member))
      const key = `members ${members.map(({ id }) => id).join(' ')}`
      const known = draft.types.get(key)
      if (known !== undefined) return known
      const type = structureType(draft, members, false)
      draft.types.set(key, type)
      return type
    }
    default:
      return boolType(draft)
  }
}

/** One of several, of which there may be more than a question has answers. */
function drawOne<T>({ draw }: Draft, items: readonly T[]): T | undefined {
  const most = 200
  const groups = Math.ceil(items.length / most)
  const start = draw.below(groups) * most
  const group = items.slice(start, start + most)
  return group.length === 0 ? undefined : draw.of(group)
}

function emitterOf(
  signature: Signature,
  row: Instruction,
  isConstant: boolean,
  permits: (shape: Shape) => boolean,
): Emitter {
  const { stage, capabilities, extensions } = settingOf(signature, row)
  const { since = 0, until = 6, constant, constantSince = 0 } = signature
  const needed = capabilities.map(capabilityNamed)
  const known = new Map<string, Choice>()
  const choiceOf = (draft: Draft) => {
    const key = `${draft.world.shader} ${draft.scalars.map(({ kind, width }) => kind + width).join(' ')}`
    const found = known.get(key) ?? choiceFor(signature, draft, permits)
    known.set(key, found)
    return found
  }
  return {
    name: `${isConstant ? 'spec-constant-op-' : ''}${hyphened(row.name)}${signature.until === undefined ? '' : `-until-1-${until}`}`,
    weight: 1,
    applies({ world }) {
      if (world.minor < since || world.minor > until || extensions.length > 0) return false
      if (row.version !== null && world.minor < minorOf(row.version)) return false
      if (row.lastVersion !== null && world.minor > minorOf(row.lastVersion)) return false
      if (isConstant && world.minor < constantSince && world.shader) return false
      if (isConstant && constant === 'kernel') return !world.shader
      if (stage === 'kernel') return !world.shader
      if (stage === 'fragment') return world.model === 'Fragment'
      return world.shader || row.capabilities.length === 0
    },
    emit(draft) {
      const { forms, byOperand } = choiceOf(draft)
      const inScope = someValue(draft, (type) => byOperand.has(keyOfType(type)))
      const fitting =
        inScope !== undefined && draft.draw.below(4) < 3
          ? byOperand.get(keyOfType(inScope.type))
          : forms
      const [result, ...operands] = drawOne(draft, fitting ?? forms) ?? []
      if (result?.kind !== 'type') return false
      const type = typeOfShape(draft, result.shape)
      const words = operands.flatMap((content, at) => {
        if (content === undefined) return []
        if (content.kind === 'literals') return content.numbers
        if (content.kind === 'enumerant') return [enumerantIn(row, at + 1, content.name)]
        const operand = typeOfShape(draft, content.shape)
        const { made, number: value } = content.value ?? {}
        if (made === 'constant' && value !== undefined) return [number(draft, operand, [value])]
        if (made !== undefined) return [constantOf(draft, operand, made === 'specialized')]
        return [isConstant ? constantOf(draft, operand, true) : valueLike(draft, operand)]
      })
      for (const capability of needed) declare(draft, capability)
      if (!isConstant) {
        compute(draft, row.opcode, type, ...words)
        return true
      }
      const id = draft.bound++
      draft.declarations.push({
        opcode: opSpecConstantOp,
        words: [type.id, id, row.opcode, ...words],
      })
      draft.constants.push({ id, type })
      return true
    },
  }
}

/**
 * Random instructions of signatures: each operation, and where OpSpecConstantOp may carry it out, a constant of it. Types
 * are those of a form that the module may have; where a value in scope fits the first operand, mostly one with its type.
 *
 * @param permits types that every client of the world takes, where some take fewer than the text allows.
 */
export function emittersOf(
  signatures: readonly Signature[],
  permits: (shape: Shape) => boolean = () => true,
): {
  readonly instructions: readonly Emitter[]
  readonly constants: readonly Emitter[]
} {
  const all = (own: readonly Signature[], isConstant: boolean) =>
    own.flatMap((signature) =>
      signature.operations.map((name) =>
        emitterOf(signature, operationNamed(name), isConstant, permits),
      ),
    )
  return {
    instructions: all(signatures, false),
    constants: all(
      signatures.filter(({ constant }) => constant !== undefined),
      true,
    ),
  }
}
