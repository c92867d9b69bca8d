import { Option } from 'commander'

/**
 * The option of commands that write reports whose cases open in a playground.
 *
 * @param from the page from which the address is, and what opens there.
 */
export function playgroundOption(from = 'the HTML report: its cases open there'): Option {
  return new Option('--playground <address>', `address of a playground, from ${from}`)
}

/** What the option gives to a report. */
export function playgroundIn({ playground }: { readonly playground?: string }): {
  readonly playground?: string
} {
  return playground === undefined ? {} : { playground }
}
