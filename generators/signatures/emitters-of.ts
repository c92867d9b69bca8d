import type { Instruction } from '#spec/grammar/types'
import type { DeclaredType, Draft } from '../random/draft.ts'
import type { Emitter } from '../random/emitter.ts'
import type { ScalarSpec } from '../random/scalar-specs.ts'
import {
  boolType,
  matrixType,
  number,
  scalarType,
  structureType,
  typeOnce,
  vectorType,
} from '../random/types.ts'
import { constantOf, nullConstant, someValue, specScalar, valueLike } from '../random/values.ts'
import { targetFor } from '../random/variables.ts'
import { compute, declare, declareObject, importOf, isAvailable } from '../random/write.ts'
import { formsOf } from './forms.ts'
import { hyphened } from './hyphened.ts'
import { enumerantIn, minorOf, operationNamed, settingOf } from './operation.ts'
import { isMadeOf, type Shape } from './shape.ts'
import type { Contents, Signature, ValueOfType } from './signature.ts'
import type { Stage } from './universe.ts'

/** Forms of a signature that a module may have, all of them and by the type of the first operand. */
interface Choice {
  readonly forms: readonly Contents[]
  readonly byOperand: ReadonlyMap<string, readonly Contents[]>
}

/** The property that distinguishes scalars, vectors and matrices. */
function keyOf(type: Shape | DeclaredType | ScalarSpec): string {
  switch (type.kind) {
    case 'integer':
      return `${type.signed ? 'i' : 'u'}${type.width}`
    case 'float':
      return `f${type.width}`
    case 'vector':
    case 'matrix': {
      const part =
        'part' in type ? type.part : type.kind === 'vector' ? type.component : type.column
      return `${part && keyOf(part)}x${type.count}`
    }
    default:
      return type.kind
  }
}

function choiceFor(
  all: readonly Contents[],
  { scalars, world }: Draft,
  permits: (shape: Shape) => boolean,
): Choice {
  const { shader } = world
  const keys = new Set(scalars.filter(({ signed }) => shader || !signed).map(keyOf))
  const isPermitted = (shape: Shape): boolean =>
    shape.kind === 'pointer'
      ? isPermitted(shape.pointee)
      : permits(shape) && isMadeOf(shape, shader, (scalar) => keys.has(keyOf(scalar)))
  // Many forms have the same types.
  const known = new Map<Shape, boolean>()
  const isKnown = (shape: Shape): boolean => {
    const found = known.get(shape) ?? isPermitted(shape)
    known.set(shape, found)
    return found
  }
  const forms = all.filter((contents) =>
    contents.every((content) => content?.kind !== 'type' || isKnown(content.shape)),
  )
  const byOperand = new Map<string, Contents[]>()
  for (const contents of forms) {
    const operand = contents[1]
    if (operand?.kind !== 'type') continue
    const key = keyOf(operand.shape)
    const alike = byOperand.get(key)
    if (alike === undefined) byOperand.set(key, [contents])
    else alike.push(contents)
  }
  return { forms, byOperand }
}

/** The forms of a signature by the contents of a world, computed when a module first asks for them. */
function choicesOf(
  signature: Signature,
  permits: (shape: Shape) => boolean,
): (draft: Draft) => Choice {
  const known = new Map<string, Choice>()
  const forms = new Map<Stage, readonly Contents[]>()
  return (draft) => {
    const { shader, small, large, half, double } = draft.world
    const key = `${shader} ${small} ${large} ${half} ${double}`
    const found = known.get(key)
    if (found !== undefined) return found
    const stage = shader ? 'compute' : 'kernel'
    const all = forms.get(stage) ?? formsOf(signature, stage)
    const choice = choiceFor(all, draft, permits)
    forms.set(stage, all)
    known.set(key, choice)
    return choice
  }
}

function typeOfShape(draft: Draft, shape: Shape): DeclaredType {
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
      return typeOnce(draft, key, () => structureType(draft, members, false))
    }
    default:
      return boolType(draft)
  }
}

/** One of several; there may be more of them than a question has answers. */
function drawOne<T>({ draw }: Draft, items: readonly T[]): T | undefined {
  const most = 200
  const groups = Math.ceil(items.length / most)
  const start = draw.below(groups) * most
  const group = items.slice(start, start + most)
  return group.length === 0 ? undefined : draw.of(group)
}

/** A value that comes about as its slot asks; its number where it has one, as a constant. */
function madeAs(draft: Draft, type: DeclaredType, { made, number: value }: ValueOfType): number {
  if (value !== undefined) {
    const high = type.width === 64 ? [Math.floor(value / 2 ** 32)] : []
    return number(draft, type, [value >>> 0, ...high])
  }
  if (made === 'null') return nullConstant(draft, type)
  return made === 'specialized' ? specScalar(draft, type) : constantOf(draft, type, false)
}

function emitterOf(
  signature: Signature,
  row: Instruction,
  isConstant: boolean,
  distinction: string,
  choiceOf: (draft: Draft) => Choice,
): Emitter {
  const { stage, capabilities, extensions } = settingOf(signature, row)
  const { since = 0, until = 6, constant, constantSince = 0, set } = signature
  const prefix = isConstant ? 'spec-constant-op-' : set?.replace(/\..*/, '-').toLowerCase()
  return {
    name: `${prefix ?? ''}${hyphened(row.name)}${distinction}`,
    weight: 1,
    applies(draft) {
      const { world } = draft
      if (world.minor < since || world.minor > until) return false
      if (row.version !== null && world.minor < minorOf(row.version)) return false
      if (row.lastVersion !== null && world.minor > minorOf(row.lastVersion)) return false
      if (isConstant && world.minor < constantSince && world.shader) return false
      if (isConstant && constant === 'kernel') return !world.shader
      if (stage === 'kernel') return !world.shader
      if (!capabilities.every((each) => isAvailable(draft, each))) return false
      if (stage === 'fragment') return world.model === 'Fragment'
      return world.shader || (row.capabilities.length === 0 && set === undefined)
    },
    emit(draft) {
      const { forms: all, byOperand } = choiceOf(draft)
      const inScope = someValue(draft, (type) => byOperand.has(keyOf(type)))
      const fitting =
        inScope !== undefined && draft.draw.below(4) < 3 ? byOperand.get(keyOf(inScope.type)) : all
      const [result, ...operands] = drawOne(draft, fitting ?? all) ?? []
      if (result?.kind !== 'type') return false
      const type = typeOfShape(draft, result.shape)
      const words = operands.flatMap((content, index) => {
        if (content === undefined) return []
        if (content.kind === 'literals') return content.numbers
        if (content.kind === 'enumerant') return [enumerantIn(row, index + 1, content.name)]
        const { shape } = content
        if (shape.kind === 'pointer') return [targetFor(draft, typeOfShape(draft, shape.pointee))]
        const operand = typeOfShape(draft, shape)
        if (content.value !== undefined) return [madeAs(draft, operand, content.value)]
        return [isConstant ? constantOf(draft, operand, true) : valueLike(draft, operand)]
      })
      for (const capability of capabilities) declare(draft, capability)
      for (const extension of extensions) draft.extensions.add(extension)
      if (isConstant) {
        const id = declareObject(draft, 'OpSpecConstantOp', type, row.opcode, ...words)
        draft.constants.push({ id, type })
      } else if (set === undefined) compute(draft, row.name, type, ...words)
      else compute(draft, 'OpExtInst', type, importOf(draft, set), row.opcode, ...words)
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
  const drawn = signatures.map((signature) => [signature, choicesOf(signature, permits)] as const)
  const all = (isConstant: boolean) => {
    const seen = new Set<string>()
    return drawn.flatMap(([signature, choiceOf]) => {
      if (isConstant && signature.constant === undefined) return []
      return signature.operations.map((name) => {
        const row = operationNamed(name, signature.set)
        const distinction = seen.has(name) ? `-as-${signature.name}` : ''
        seen.add(name)
        return emitterOf(signature, row, isConstant, distinction, choiceOf)
      })
    })
  }
  return { instructions: all(false), constants: all(true) }
}
