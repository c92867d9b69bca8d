import { coordinates } from '#spec/SPV_EXT_descriptor_heap/coordinates'
import { enumerant } from '../../core/shared/enumerant.ts'
import type { Instruction } from '../../module.ts'

const listed: ReadonlyMap<string, number> = new Map(
  coordinates.map(({ dim, arrayed, components }) => [
    `${enumerant('Dim', dim)} ${arrayed}`,
    components,
  ]),
)

/**
 * How many components Coordinate has for an OpTypeImage; `undefined` where the text lists no number for its Dim and
 * Arrayed.
 */
export function coordinateComponents({
  operands: [, dim, , arrayed],
}: Instruction): number | undefined {
  return listed.get(`${dim?.value} ${arrayed?.value}`)
}
