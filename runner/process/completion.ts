/** How the run of a program ended. Only `answered` says something about the program's input. */
export type Completion =
  | {
      readonly kind: 'answered'
      readonly exitCode: number
      readonly stdout: string
      readonly stderr: string
    }
  /** Not found, not executable, or its interpreter is missing: nothing was run. */
  | { readonly kind: 'not-started'; readonly why: string }
  | {
      readonly kind: 'signalled'
      /** Name of the signal; `memory` where it had asked for more than it may have. */
      readonly signal: string
      readonly stdout: string
      readonly stderr: string
    }
  /** Still running after that many milliseconds; its process group was killed. */
  | { readonly kind: 'timeout'; readonly ms: number }
  /** Wrote more than that many bytes; its process group was killed. `stdout` and `stderr` are what came before. */
  | {
      readonly kind: 'overflow'
      readonly bytes: number
      readonly stdout: string
      readonly stderr: string
    }
