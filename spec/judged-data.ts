import { rules, texts } from './texts.ts'

/**
 * The data of texts and of their rules that the judge needs. The build replaces this file by data without the words of
 * rules.
 */
export { rules as judgedRules, texts as judgedTexts }
