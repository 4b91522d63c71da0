import { startApp } from './app/start-app';
import './styles/base.css';

startApp();
