import type { Module } from '../../module.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { newString } from './new-string.ts'
import { operandPlaces } from './operand-places.ts'
import { operandWay } from './operand-way.ts'

/** Ordinals of the instructions whose *Data* spells bytes. */
export function ordinalsOfData(module: Module): readonly number[] {
  return operandPlaces(module, 'hex-string').map(({ reflected }) => reflected.at)
}

/** Changes *Data* where it spells whole bytes; nothing where `change` gives nothing. */
export function dataWay(change: (digits: string) => string | undefined): Way {
  return operandWay(
    'Data',
    newString((text) => (/^([0-9a-f]{2})*$/i.test(text) ? change(text) : undefined)),
  )
}
