import { Option } from 'commander'

/** The option of commands that write reports whose cases open in a playground. */
export function playgroundOption(): Option {
  return new Option(
    '--playground <address>',
    'address of a playground, from the HTML report: its cases open there',
  )
}

/** What the option gives to a report. */
export function playgroundIn({ playground }: { readonly playground?: string }): {
  readonly playground?: string
} {
  return playground === undefined ? {} : { playground }
}
