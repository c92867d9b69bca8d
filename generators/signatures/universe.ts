import { bool, declarationOf, float, integer, matrix, type Shape, vector } from './shape.ts'

/** Which modules a signature is shown in: what types there are depends on it. */
export type Stage = 'compute' | 'fragment' | 'kernel'

const floats = [float(32), float(16), float(64)]

function integers(stage: Stage): readonly Shape[] {
  const signs = stage === 'kernel' ? [false] : [false, true]
  return [32, 64, 16, 8].flatMap((width) => signs.map((signed) => integer(width, signed)))
}

function universe(stage: Stage): readonly Shape[] {
  const scalars = [...integers(stage), ...floats, bool]
  const counts = stage === 'kernel' ? [2, 4, 3, 8] : [2, 3, 4]
  const vectors = counts.flatMap((count) => scalars.map((component) => vector(component, count)))
  const columns = vectors.filter(
    (shape) => shape.kind === 'vector' && shape.component.kind === 'float',
  )
  const matrices =
    stage === 'kernel'
      ? []
      : columns.flatMap((column) => [2, 3, 4].map((count) => matrix(column, count)))
  const arrays = [integer(32, false), float(32)].map(
    (element): Shape => ({ kind: 'array', element, count: 2 }),
  )
  const pairs = [...scalars, ...vectors].map(
    (member): Shape => ({ kind: 'structure', members: [member, member] }),
  )
  return [...scalars, ...vectors, ...matrices, ...pairs, ...arrays]
}

const universes: Readonly<Record<Stage, readonly Shape[]>> = {
  compute: universe('compute'),
  fragment: universe('compute'),
  kernel: universe('kernel'),
}

/** The types that valid modules of a stage are made from, the simplest first. */
export function universeOf(stage: Stage): readonly Shape[] {
  return universes[stage]
}

/**
 * Whether modules of a stage may declare a type: with Kernel, integers have Signedness 0 (2.16.3), there are no matrices
 * without Matrix, and no opaque types of the stock and no vectors of eight or sixteen without Kernel.
 */
export function mayDeclare(shape: Shape, stage: Stage): boolean {
  if (stage !== 'kernel')
    return shape.kind !== 'other' && !(shape.kind === 'vector' && shape.count > 4)
  if (shape.kind === 'integer') return !shape.signed
  const parts = declarationOf(shape) ?? []
  return (
    shape.kind !== 'matrix' &&
    parts.every((part) => typeof part !== 'object' || mayDeclare(part, stage))
  )
}
