import { declare } from './capability.ts'
import { arrayType, structureType } from './composite-types.ts'
import type { Draft } from './draft.ts'
import { drawMatrix } from './draw-composite.ts'
import { drawNumeric } from './draw-type.ts'
import type { ScalarSpec } from './scalar-types.ts'
import type { Type } from './type.ts'

const isWide = ({ width }: ScalarSpec) => width >= 32
const storage: Readonly<Record<number, readonly string[]>> = {
  8: ['UniformAndStorageBuffer8BitAccess', 'StoragePushConstant8'],
  16: ['UniformAndStorageBuffer16BitAccess', 'StoragePushConstant16'],
}

/** A scalar or vector for a buffer; smaller components ask for capabilities of their own there. */
function drawLeaf(draft: Draft): Type {
  const kind = draft.draw.below(2) === 0 ? 'integer' : 'float'
  const type = drawNumeric(draft, kind, draft.world.narrowStorage ? undefined : isWide)
  for (const each of storage[type.width] ?? []) declare(draft, each)
  return type
}

/** A type with a layout that a member of a block may have. */
function drawMember(draft: Draft, depth: number): Type {
  const { draw } = draft
  const way = draw.below(8)
  if (way < 4 || depth > 1) return drawLeaf(draft)
  if (way === 4) return drawMatrix(draft)
  if (way < 7) return arrayType(draft, drawMember(draft, depth + 1), 1 + draw.below(4), true)
  return structureType(draft, [drawLeaf(draft), drawMember(draft, depth + 1)], true)
}

/** A new structure type with a layout, which nothing else uses; with a run-time array at its end where asked for. */
export function drawBlock(draft: Draft, open: boolean): Type {
  const members: Type[] = []
  for (let at = draft.draw.below(3); at >= 0; at--) members.push(drawMember(draft, 0))
  if (open) members.push(arrayType(draft, drawMember(draft, 1), undefined, true))
  return structureType(draft, members, true)
}

/** A type with a layout that untyped pointers may load and store: no matrix, and none as a whole. */
export function drawLaidOut(draft: Draft): Type {
  const { draw } = draft
  return draw.below(4) < 3
    ? drawLeaf(draft)
    : arrayType(draft, drawLeaf(draft), 1 + draw.below(4), true)
}
