import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Mutator, Site } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { type OperandPlace, operandPlaces } from './operand-places.ts'
import type { Replacing } from './replacing.ts'
import { substituted } from './substitute.ts'

interface Choice {
  readonly place: OperandPlace
  readonly variant: string
  readonly substitute: string
}

function hyphened(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

/** Position of every operand of those kinds in the table, by the number of its instruction and its name. */
function positions(kinds: Replacing['kinds']): ReadonlyMap<string, number> {
  const keys = reflectionInstructions.flatMap(({ number, operands }) =>
    operands.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => `${number} ${name}`),
  )
  return new Map(keys.map((key, index) => [key, index]))
}

/**
 * Every operand of those kinds of every instruction, each with one substitute; the substitutes take turns along the
 * table, so that an operand always gets the same one. Of a list the last operand is taken. Variants say the operand,
 * the number of its instruction, and the substitute.
 */
export function eachOperand({ kinds, by, ...about }: Replacing): Mutator {
  const substitutes = Object.keys(by)
  const position = positions(kinds)

  function choices(module: Module): readonly Choice[] {
    const places = new Map(
      operandPlaces(module, ...kinds).map((place) => [
        `${place.reflected.at} ${place.operand.name}`,
        place,
      ]),
    )
    return [...places.values()].map((place) => {
      const { number } = place.reflected.row
      const { name } = place.operand
      const turn = (position.get(`${number} ${name}`) ?? 0) % substitutes.length
      const substitute = substitutes[turn] as string
      return { place, variant: `${hyphened(name)}-of-${number}-as-${substitute}`, substitute }
    })
  }

  function broken(module: Module, { place, substitute }: Choice): Module | undefined {
    const make = by[substitute]
    return make === undefined ? undefined : substituted(module, place, make)
  }

  return {
    ...about,
    sites: (module) =>
      choices(module)
        .filter((choice) => broken(module, choice) !== undefined)
        .map(({ place, variant }): Site => ({ at: place.reflected.at, variant })),
    apply(module, { at, variant }) {
      const choice = choices(module).find(
        (each) => each.place.reflected.at === at && each.variant === variant,
      )
      return (choice === undefined ? undefined : broken(module, choice)) ?? module
    },
  }
}
