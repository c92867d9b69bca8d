import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Locations and components of interface variables. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'location-storage-class',
    'Location-06672',
    'A variable with storage class UniformConstant has no Location. For Component, and for the other storage classes that the sentence does not list, core/interface-decoration-storage-class says so.',
  ),
  row(
    'decoration',
    'location-not-built-in',
    'Location-04915',
    'No variable and no member with BuiltIn has Location or Component.',
  ),
  row(
    'decoration',
    'location-on-variable',
    ['Location-04916', 'Location-04917'],
    'A variable with storage class Input or Output that the interface of an entry point of a graphics pipeline lists, that is not a built-in and that holds no structure with Block or array of one has Location.',
  ),
  row(
    'decoration',
    'location-not-on-members',
    'Location-04918',
    'If a variable with storage class Input or Output has Location, no member of its structure has.',
  ),
  row(
    'decoration',
    'location-on-members',
    'Location-04919',
    'If a variable with storage class Input or Output that the interface of an entry point of a graphics pipeline lists, that is not a built-in and that holds a structure with Block has no Location, every member of the structure has.',
  ),
  row('decoration', 'component-value', 'Component-04920', 'Component is at most 3.'),
  row(
    'decoration',
    'component-type',
    'Component-10583',
    'Component is only on variables and members whose type is a scalar or vector, or an array of any depth of these.',
  ),
  row(
    'decoration',
    'component-fits',
    'Component-04921',
    'Component, if it is at most 3, plus the component count of a scalar or vector with components of at most 32 bits is at most 4.',
  ),
  row(
    'decoration',
    'component-fits-64-bit',
    'Component-04922',
    'Component, if it is 0 or 2, plus twice the component count of a scalar or vector of up to two components of 64 bits is at most 4.',
  ),
  row(
    'decoration',
    'component-64-bit-even',
    'Component-04923',
    'Component is neither 1 nor 3 for scalars and vectors of two components of 64 bits.',
  ),
  row(
    'decoration',
    'component-64-bit-vector',
    'Component-07703',
    'Component is not on vectors of more than two components of 64 bits.',
  ),
  row(
    'decoration',
    'input-component-overlap',
    ['OpEntryPoint-08721', 'Input-10588'],
    'No two variables, or members of a structure with Block, with storage class Input that the interface of an entry point of a graphics pipeline lists and that have Location consume the same component of the same location, those with Patch and those without apart.',
  ),
  row(
    'decoration',
    'output-component-overlap',
    ['OpEntryPoint-08722', 'Output-10586', 'Output-10587'],
    'No two variables, or members of a structure with Block, with storage class Output that the interface of an entry point of a graphics pipeline lists and that have Location consume the same component of the same location, those with Patch and those without, and those with different Index, apart.',
  ),
]
