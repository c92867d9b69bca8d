import { functions as ownFunctions } from './functions.ts'
import { judgeAnswers } from './judge-part.ts'
import type { BrowserParts, FirstPart } from './parts.ts'
import { serve } from './serve.ts'

/** What the first part has for callers in its own thread. */
export const functions = ownFunctions

/** The parts of this program. The bundle for browsers replaces this file: there they are scripts beside the module. */
export const ownParts: BrowserParts = {
  judge: async () => (): FirstPart => ({ answers: judgeAnswers, shared: [], serve }),
  more: async () => {
    const { moreAnswers } = await import('./more-part.ts')
    return () => moreAnswers
  },
}
