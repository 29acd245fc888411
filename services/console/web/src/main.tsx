import { render } from 'preact';
import { App } from './shell/app.tsx';
import './styles/base.css';

const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
