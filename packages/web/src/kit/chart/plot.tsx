// The drawing of a chart: uPlot on a canvas, in the colours of the page. All charts of a page share one hover line, a
// drag over one zooms into it, a double click shows all again. Loaded with the first chart.
import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { formatTime, shanghaiDay, shanghaiMonth } from '@uos/contract/rules';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import classes from './chart.module.css';
import {
  type ChartBand,
  type ChartData,
  type ChartMark,
  isMonthly,
  isWhole,
  type Series,
  timeWords,
  type WriteValue,
} from './series.ts';

interface PlotProps {
  /** The chart in words. */
  readonly label: string;
  readonly data: ChartData;
  readonly write: WriteValue;
  readonly shape: 'line' | 'area' | 'bars';
  readonly daily: boolean;
  readonly height: number;
  readonly marks: readonly ChartMark[];
}

const SHARED = uPlot.sync('charts');
const DAY_MS = 86_400_000;
const COLORS = 6;
const DASH = [4, 4];
/** Seconds. */
const DAY_STEPS = [1, 2, 3, 5, 7, 10, 14, 30, 60, 90, 180, 365].map((days) => (days * DAY_MS) / 1000);
const WHOLE_STEPS = Array.from({ length: 15 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();
/** Between lines: four fit above the lowest, and never a fifth. */
const GAPS = 5;
const LABEL_PX = 48;
const LABEL_GAP_PX = 10;
/** What the name of a month takes. */
const MONTH_PX = 60;

export default function Plot({ label, data, write, shape, daily, height, marks }: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of the page change with the scheme
  useEffect(() => {
    const element = host.current;
    if (element === null) {
      return;
    }
    const plot = new uPlot(
      optionsOf({ element, data, write, shape, daily, height, marks }),
      valuesOf(data, hasOpenDay(data, shape, daily)),
      element,
    );
    SHARED.sub(plot);
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      SHARED.unsub(plot);
      plot.destroy();
    };
  }, [data, write, shape, daily, height, marks, scheme]);
  return <div ref={host} className={classes.plot} role="img" aria-label={label} style={{ height }} />;
}

interface Drawing extends Omit<PlotProps, 'label'> {
  readonly element: HTMLElement;
}

function optionsOf({ element, data, write, shape, daily, height, marks }: Drawing): uPlot.Options {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const ink = color('--uos-dim');
  const line = color('--uos-hairline');
  const font = `11px ${style.fontFamily}`;
  const isZero = data.series.every(({ values }) => values.every((value) => value === null || value === 0));
  const isAlone = data.series.length === 1;
  const open = hasOpenDay(data, shape, daily);
  const isNamed = shape !== 'bars' && !isAlone && data.series.length <= COLORS && element.clientWidth >= NAME_WIDTH;
  const axis = { stroke: ink, font, ticks: { show: false } };
  return {
    width: element.clientWidth,
    height,
    // why: the times of the console are those of Shanghai, wherever the person is
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Asia/Shanghai'),
    legend: { show: false },
    // why the right: half of the last day's words stands beyond the last point
    padding: [8, shape === 'bars' ? 0 : isNamed ? widthOf(data.series.map(nameOf), `500 ${font}`) : 18, 0, 0],
    cursor: { sync: { key: SHARED.key }, drag: { x: true, y: false, setScale: true }, points: { size: 7 } },
    scales: {
      x: { time: true, range: shape === 'bars' ? withMargin : inFull(daily) },
      y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.1 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 24,
        space: 64,
        ...(isMonthly(data) ? monthTicks(data) : dayTicks(data)),
      },
      {
        ...axis,
        grid: { stroke: line, width: 1 },
        // as wide as its words, so that the lines begin where the card does
        size: (_plot, words) => widthOf(words ?? [], font),
        // four lines at most above the lowest
        space: height / GAPS,
        ...(isWhole(data) ? { incrs: WHOLE_STEPS } : {}),
        values: (_plot, ticks) => ticks.map((tick) => write(tick)),
        // why: parts of one say nothing where everything is zero
        ...(isZero ? { splits: () => [0] } : {}),
      },
    ],
    series: [
      {},
      ...data.series.flatMap(({ label }, index) => {
        const stroke = color(`--chart-${index % COLORS}`);
        const drawn = {
          label,
          stroke,
          width: shape === 'bars' ? 0 : 2,
          points: { show: data.times.length < 2 },
          // why of one alone: grounds that lie over each other are of no colour
          ...(shape === 'bars' ? { fill: stroke } : shape === 'area' && isAlone ? { fill: `${stroke}22` } : {}),
          ...(shape === 'bars' && uPlot.paths.bars !== undefined
            ? { paths: uPlot.paths.bars({ ...barsOf(index, data.series.length), ...lastInFull(stroke) }) }
            : {}),
        };
        return open ? [drawn, { ...drawn, dash: DASH }] : [drawn];
      }),
    ],
    plugins: [
      tooltip(data, write, daily),
      ...(data.bands === undefined ? [] : [bandsBehind(data.bands, font)]),
      ...(marks.length === 0 ? [] : [acrossAt(marks, font)]),
      ...(!isNamed ? [] : [names(data, open, `500 ${font}`)]),
    ],
  };
}

const HALF_HOUR = 1800;

/** From the first to the last; what has been measured once stands in the middle of an hour, or of two days. */
function inFull(daily: boolean): uPlot.Range.Function {
  const side = daily ? DAY_MS / 1000 : HALF_HOUR;
  return ({ data: [times] }, min, max) => {
    const [only = 0] = times;
    // why not by the bounds: to a single moment the library adds a thousand days
    return times.length === 1 ? [only - side, only + side] : [min, max];
  };
}

/** The last day is today, of which more is to come: its line is no fall. */
function hasOpenDay({ times }: ChartData, shape: PlotProps['shape'], daily: boolean): boolean {
  const last = times.at(-1);
  return (
    daily && shape !== 'bars' && times.length > 2 && last !== undefined && shanghaiDay(last) === shanghaiDay(Date.now())
  );
}

/** Where the last day is open each line has a second one, which goes on from it to there. */
function valuesOf({ times, series }: ChartData, open: boolean): uPlot.AlignedData {
  const last = times.length - 1;
  const lines = series.flatMap(({ values }) => {
    const all = times.map((_, at) => values[at] ?? null);
    return open
      ? [all.map((value, at) => (at === last ? null : value)), all.map((value, at) => (at < last - 1 ? null : value))]
      : [all];
  });
  return [times.map((at) => at / 1000), ...lines];
}

/** A narrower chart has no room beside it. */
const NAME_WIDTH = 640;
const NAME_LINE = 14;
const NAME_LETTERS = 12;

function nameOf({ label }: Series): string {
  return label.length > NAME_LETTERS ? `${label.slice(0, NAME_LETTERS - 1)}…` : label;
}

/** Each line has its name at its end, so that nobody has to look for its colour. */
function names({ series }: ChartData, open: boolean, font: string): uPlot.Plugin {
  return {
    hooks: {
      draw: (plot) => {
        const { ctx, bbox } = plot;
        const ratio = devicePixelRatio;
        const ends = series
          .flatMap((one, index) => {
            const { values } = one;
            const value = (open ? values.slice(0, -1) : values).findLast((known) => known !== null);
            const y = value === null || value === undefined ? undefined : plot.valToPos(value, 'y', true);
            return y === undefined ? [] : [{ label: nameOf(one), y: y + 4 * ratio, index }];
          })
          .sort((a, b) => b.y - a.y);
        let free = Number.POSITIVE_INFINITY;
        ctx.save();
        ctx.font = scaled(font, ratio);
        ctx.textAlign = 'left';
        for (const { label, y, index } of ends) {
          // from the lowest upwards, none over another
          const at = Math.min(y, free);
          free = at - NAME_LINE * ratio;
          ctx.fillStyle = getComputedStyle(plot.root).getPropertyValue(`--chart-${index % COLORS}`);
          ctx.fillText(label, bbox.left + bbox.width + 6 * ratio, at);
        }
        ctx.restore();
      },
    },
  };
}

/** A ground behind the lines for each, its words where they have room. */
function bandsBehind(bands: readonly ChartBand[], font: string): uPlot.Plugin {
  return {
    hooks: {
      drawClear: (plot) => {
        const { ctx, bbox } = plot;
        const ratio = devicePixelRatio;
        const style = getComputedStyle(plot.root);
        ctx.save();
        ctx.beginPath();
        ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
        ctx.clip();
        ctx.font = scaled(font, ratio);
        ctx.textAlign = 'center';
        for (const { from, to, label } of bands) {
          const [left, right] = [from, to].map((at) => plot.valToPos(at / 1000, 'x', true));
          const [begin, end] = [Math.max(bbox.left, left ?? 0), Math.min(bbox.left + bbox.width, right ?? 0)];
          ctx.fillStyle = style.getPropertyValue('--uos-sunken');
          ctx.fillRect(begin, bbox.top, end - begin, bbox.height);
          if (ctx.measureText(label).width + 12 * ratio < end - begin) {
            ctx.fillStyle = style.getPropertyValue('--uos-dim');
            ctx.fillText(label, (begin + end) / 2, bbox.top + 14 * ratio);
          }
        }
        ctx.restore();
      },
    },
  };
}

const MARK_COLORS = { more: '--uos-good-text', less: '--uos-warn-text' } as const;

/** A dashed line where something happened, its words at the top where they do not run into those before. */
function acrossAt(marks: readonly ChartMark[], font: string): uPlot.Plugin {
  return {
    hooks: {
      draw: (plot) => {
        const { ctx, bbox } = plot;
        const ratio = devicePixelRatio;
        const style = getComputedStyle(plot.root);
        const { min = 0, max = 0 } = plot.scales.x ?? {};
        let free = Number.NEGATIVE_INFINITY;
        ctx.save();
        ctx.font = scaled(font, ratio);
        ctx.textAlign = 'left';
        ctx.lineWidth = ratio;
        ctx.setLineDash([3 * ratio, 3 * ratio]);
        for (const { at, kind, label } of [...marks].sort((a, b) => a.at - b.at)) {
          if (at / 1000 < (min ?? 0) || at / 1000 > (max ?? 0)) {
            continue;
          }
          const x = plot.valToPos(at / 1000, 'x', true);
          ctx.strokeStyle = style.getPropertyValue(MARK_COLORS[kind]);
          ctx.fillStyle = ctx.strokeStyle;
          ctx.beginPath();
          ctx.moveTo(x, bbox.top);
          ctx.lineTo(x, bbox.top + bbox.height);
          ctx.stroke();
          if (x >= free) {
            ctx.fillText(label, x + 4 * ratio, bbox.top + 10 * ratio);
            free = x + ctx.measureText(label).width + 8 * ratio;
          }
        }
        ctx.restore();
      },
    },
  };
}

function scaled(font: string, ratio: number): string {
  return font.replace(/[\d.]+px/, (size) => `${Number.parseFloat(size) * ratio}px`);
}

/** Two beside each other, so that the smaller one is seen; more stand one behind the other. */
function barsOf(index: number, count: number): uPlot.Series.BarsPathBuilderOpts {
  return count === 2
    ? { size: [0.3, 20], radius: 0.15, align: index === 0 ? -1 : 1 }
    : { size: [0.6, 40], radius: 0.15 };
}

/** The last bar as it is, those before it at 70 %. */
function lastInFull(stroke: string): uPlot.Series.BarsPathBuilderOpts {
  const fills = (plot: uPlot): string[] =>
    Array.from(plot.data[0], (_, at) => (at === plot.data[0].length - 1 ? stroke : `${stroke}b3`));
  return { disp: { fill: { unit: 3, values: fills } } };
}

let ruler: CanvasRenderingContext2D | null = null;

function widthOf(words: readonly string[], font: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler === null) {
    return LABEL_PX;
  }
  ruler.font = font;
  return Math.ceil(Math.max(0, ...words.map((one) => ruler?.measureText(one).width ?? 0))) + LABEL_GAP_PX;
}

/** Half a step before the first bar and after the last one. */
function withMargin(plot: uPlot, min: number, max: number): uPlot.Range.MinMax {
  const times = plot.data[0];
  const half = times.length < 2 ? DAY_MS / 2000 : ((times[1] ?? 0) - (times[0] ?? 0)) / 2;
  return [min - half, max + half];
}

/** As many months as there is room for, each named whole. */
function monthTicks({ times }: ChartData): Partial<uPlot.Axis> {
  return {
    splits: ({ width }) => {
      const every = Math.ceil((times.length * MONTH_PX) / Math.max(width, MONTH_PX));
      return times.filter((_, index) => index % every === 0).map((at) => at / 1000);
    },
    values: (_plot, ticks) => ticks.map((tick) => shanghaiMonth(tick * 1000) ?? ''),
  };
}

function dayTicks(data: ChartData): Partial<uPlot.Axis> {
  return {
    // why: half a day has no words of its own, the same day would stand there twice
    ...(span(data) > 2 * DAY_MS ? { incrs: DAY_STEPS } : {}),
    values: (_plot, ticks) => ticks.map((tick) => tickWords(tick * 1000, span(data))),
  };
}

function span({ times }: ChartData): number {
  return (times.at(-1) ?? 0) - (times[0] ?? 0);
}

/** Hours within two days, days beyond. */
function tickWords(at: number, spanMs: number): string {
  const words = formatTime(at);
  return spanMs <= 2 * DAY_MS ? words.slice(11) : words.slice(5, 10);
}

/** The values under the pointer, beside it. */
function tooltip(data: ChartData, write: WriteValue, daily: boolean): uPlot.Plugin {
  const box = document.createElement('div');
  box.className = classes.tooltip ?? '';
  box.hidden = true;
  return {
    hooks: {
      init: (plot) => plot.over.append(box),
      setCursor: (plot) => {
        const { idx, left = -1 } = plot.cursor;
        const at = idx === null || idx === undefined ? undefined : data.times[idx];
        box.hidden = at === undefined || left < 0;
        if (at === undefined || idx === null || idx === undefined) {
          return;
        }
        box.replaceChildren(
          entry('strong', timeWords(at, data, daily)),
          ...data.series.flatMap(({ label, values }, index) => {
            const value = values[idx];
            return value === null || value === undefined ? [] : [lineOf(label, write(value), index)];
          }),
        );
        const beyond = left + box.offsetWidth + 16 > plot.over.clientWidth;
        box.style.translate = `${beyond ? left - box.offsetWidth - 12 : left + 12}px 8px`;
      },
    },
  };
}

function lineOf(label: string, value: string, index: number): HTMLElement {
  const row = entry('div', '');
  const swatch = entry('span', '');
  swatch.className = classes.swatch ?? '';
  swatch.dataset.color = String(index % COLORS);
  row.append(swatch, entry('span', label), entry('b', value));
  return row;
}

function entry(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}
