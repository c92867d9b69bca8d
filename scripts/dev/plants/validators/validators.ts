import type { ValidatorPlant } from '../plant.ts'
import { behaviour } from './behaviour.ts'
import { places } from './places.ts'
import { settings } from './settings.ts'
import { shapes } from './shapes.ts'

/** All faulty validators that are not programs. */
export const validators: readonly ValidatorPlant[] = [
  ...settings,
  ...places,
  ...shapes,
  ...behaviour,
]
