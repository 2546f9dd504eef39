// The three questions we ask, re-exported so that a bundle takes no more of the package.
export { confirm, input, password } from '@inquirer/prompts';
