// What each shell runs at start: it calls the CLI back for every completion.

export const SCRIPTS: Readonly<Record<'bash' | 'zsh' | 'fish' | 'powershell', string>> = {
  bash: `_uos() {
  local IFS=$'\\n'
  COMPREPLY=($(uos __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _uos uos
`,
  // why the end: the file is sourced by some and found on the fpath by others, where its first call is a completion
  zsh: `#compdef uos
_uos() {
  local -a found
  local line
  for line in "\${(@f)$(uos __describe "\${words[@]:1:$((CURRENT-1))}" 2>/dev/null)}"; do
    [[ -n $line ]] || continue
    if [[ $line == *$'\t'* ]]; then
      found+=("\${\${line%%$'\t'*}//:/\\:}:\${line#*$'\t'}")
    else
      found+=("\${line//:/\\:}")
    fi
  done
  (( \${#found} )) && _describe uos found || _files
}
if [[ $funcstack[1] == _uos ]]; then _uos "$@"; else compdef _uos uos; fi
`,
  fish: `function __uos_complete
  set -l found (uos __describe (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c uos -f -a '(__uos_complete)'
`,
  // why so many quotes: before 7.3 an empty argument does not reach a program
  powershell: `Register-ArgumentCompleter -Native -CommandName uos -ScriptBlock {
  param($typed, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.Extent.Text.Trim('"', "'") })
  $last = if ($typed -eq '' -and $PSVersionTable.PSVersion -lt [version]'7.3') { '""' } else { $typed }
  uos __describe @words $last 2>$null | ForEach-Object {
    $word, $text = $_ -split "\`t", 2
    if (-not $text) { $text = $word }
    $quoted = if ($word -match "[\\s']") { "'" + $word.Replace("'", "''") + "'" } else { $word }
    [System.Management.Automation.CompletionResult]::new($quoted, $word, 'ParameterValue', $text)
  }
}
`,
};
