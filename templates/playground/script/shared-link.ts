import {
  type AddressedModule,
  fragmentOf,
  longestFragment,
  type Settings,
} from '../../../runner/playground/address.ts'

/** The fragment that reproduces the page; `undefined` where it is longer than addresses can be. */
export async function shortFragment(
  module: AddressedModule,
  settings: Settings,
): Promise<string | undefined> {
  // Packing what cannot fit takes time while the user types.
  const size =
    module.kind === 'octets'
      ? module.octets.length
      : module.kind === 'assembly'
        ? module.text.length
        : 0
  if (size > 64 * longestFragment) return undefined
  const fragment = await fragmentOf({ module, settings: withoutUsual(settings) })
  return fragment.length > longestFragment ? undefined : fragment
}

/** Settings without those that a page has anyway. */
export function withoutUsual({
  environment,
  revisions,
  layouts,
  limits,
}: Settings): Partial<Settings> {
  return {
    ...(environment === '' ? {} : { environment }),
    revisions,
    layouts,
    ...(limits === undefined ? {} : { limits }),
  }
}
