/** The exit codes of the process. They never change, because scripts depend on them. */
export const exitCode = {
  /** Nothing is wrong. */
  fine: 0,
  /** A disagreement, an invalid module, or anything else that was looked for and found. */
  found: 1,
  /** The command line or an input is wrong. */
  badUsage: 2,
  /** A tool that was named cannot be run. */
  noTool: 3,
} as const

/** One of the four exit codes. */
export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
