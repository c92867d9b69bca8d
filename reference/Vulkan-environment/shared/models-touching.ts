import { type Models, modelOf } from '../../core/shared/models.ts'
import { perModule } from '../../core/shared/per-module.ts'
import { listingOrUsing, modelsListing } from '../../core/shared/variables.ts'
import type { Instruction } from '../../module.ts'

/** The execution models of the entry points that list a variable outside functions, or statically use it. */
export const modelsTouching = perModule((module): ((variable: Instruction) => Models) => {
  let all = 0
  for (const entryPoint of module.all('OpEntryPoint')) all |= modelOf(entryPoint)
  const listing = modelsListing(module)
  const listingOrUsingOf = listingOrUsing(module)
  // Where all list it, its users need not be looked for.
  return (variable) => (listing.get(variable.result) === all ? all : listingOrUsingOf(variable))
})
